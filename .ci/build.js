// Builds the server into the folder that the first argument names (default: dist/). The server starts faster from a few
// bundled files than from hundreds of sources. The bundler removes types without checking them; `tsc` checks them.
import { cpSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "rolldown";
import { noticesOf } from "./notices.js";

const [, , out = "dist"] = process.argv;
const data = path.join(out, "generated");
const dir = path.join(out, "server");
const entries = [
  "main",
  "backup/backup",
  "backup/restore",
  "rotate-keys",
  "certificates/certificate-process",
  "authority/native-thread",
  "rendering/drawing-thread",
];

rmSync(data, { recursive: true, force: true });
cpSync("generated", data, {
  recursive: true,
  filter: (file) => !file.endsWith(".ts"),
});

const { output } = await build({
  input: Object.fromEntries(entries.map((entry) => [entry, `server/${entry}.ts`])),
  platform: "node",
  // Native modules, and packages that are loaded at their first use. Some of these packages read files in their own
  // folders, and could not find the files from a bundle.
  external: [/^libsql\b/, "@node-rs/argon2", "bwip-js", "nodemailer", "pdfkit", "pg", "qr"],
  output: {
    dir,
    cleanDir: true,
    // ES modules would take a sixth longer to load.
    format: "cjs",
    comments: { legal: true, annotation: false, jsdoc: false },
    chunkFileNames: "chunks/[name].js",
    // These modules find files by relative paths. Each module becomes a file in `chunks/`. The paths remain valid,
    // because `chunks/` is as deep as the modules' own folders.
    codeSplitting: {
      groups: [
        { name: "console", test: /server[\\/]console[\\/]style\.ts$/ },
        { name: "files", test: /server[\\/]pages[\\/]files\.ts$/ },
        { name: "run-drawing-thread", test: /server[\\/]rendering[\\/]run-drawing-thread\.ts$/ },
        { name: "check-certificate", test: /server[\\/]certificates[\\/]check-certificate\.ts$/ },
        { name: "run-native-thread", test: /server[\\/]authority[\\/]run-native-thread\.ts$/ },
      ],
    },
    // Exports keep their names, so a process of an older build never gets a wrong function from a new chunk.
    minifyInternalExports: false,
  },
});
cpSync("server/console/console.css", path.join(dir, "console/console.css"));
cpSync("server/pages/sample", path.join(dir, "pages/sample"), { recursive: true });
writeFileSync(path.join(dir, "package.json"), '{ "type": "commonjs" }\n');
const modules = output.flatMap((chunk) => (chunk.type === "chunk" ? chunk.moduleIds : []));
writeFileSync(path.join(dir, "THIRD-PARTY-NOTICES"), noticesOf("server", modules));
