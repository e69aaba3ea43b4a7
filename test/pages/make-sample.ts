// Issues the home page's sample invoice on a temporary service, and saves its PDF, image and response.
// Run `npm run sample` after each change of the rendering or of the sample.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { operator, startService } from "../server/service.ts";

const folder = "server/pages/sample";
const service = await startService();
const headers = { "Content-Type": "application/json", Authorization: "" };
const send = async (to: string, body: unknown) => {
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  return (await service.request(to, init)).json();
};
const logIn = async (email: string, password: string) => {
  const { access_token: token } = await send("/auth", { email, password });
  headers.Authorization = `Bearer ${token}`;
};
const example = (name: string) =>
  JSON.parse(readFileSync(`generated/examples/${name}.json`, "utf8"));

await logIn(operator.email, operator.password);
const account = example("account-create/cl");
await send("/v1/accounts", account);
await logIn(account.admin_email, account.admin_password);
const response = await send("/v1/documents", example("document-create/cl/invoice"));
const place = `/v1/documents/${response.document_id}/pdf`;
const pdf = Buffer.from(await (await service.request(place, { headers })).arrayBuffer());
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/invoice.pdf`, pdf);
writeFileSync(`${folder}/answer.json`, `${JSON.stringify(shortened(response), null, 2)}\n`);
writeFileSync(`${folder}/invoice.webp`, await draw(pdf));
await service.close();

/** The id, the status and the totals of the response, and four members of its header. */
function shortened({ document_id, document_status, header, totals }: Record<string, unknown>) {
  const { document_type_id, document_number, issue_date, receiver_legal_name } = header as Record<
    string,
    unknown
  >;
  const shown = { document_type_id, document_number, issue_date, receiver_legal_name };
  return { document_id, document_status, header: shown, totals };
}

/** The first page of a PDF as a WebP image, 800 pixels wide. */
async function draw(bytes: Buffer): Promise<Buffer> {
  // pdfjs-dist contains the standard PDF fonts. Its optional dependency `@napi-rs/canvas` provides the canvas.
  const fonts = `${path.dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"))}/standard_fonts/`;
  const { createCanvas } = createRequire(import.meta.url)("@napi-rs/canvas");
  const document = await getDocument({ data: new Uint8Array(bytes), standardFontDataUrl: fonts })
    .promise;
  const page = await document.getPage(1);
  const { width } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: 800 / width });
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
  await page.render({ canvas, canvasContext: canvas.getContext("2d"), viewport }).promise;
  console.info(`${folder}/invoice.webp: ${canvas.width} by ${canvas.height}`);
  return canvas.encode("webp", 60);
}
