import { describe } from "vitest";
import { describeNativeByAuthority } from "../native-suite.ts";
import { chileanTrial } from "./native-trial.ts";

describe("Chilean native files by the tax bureau's tools", () =>
  describeNativeByAuthority(chileanTrial, {
    // The receipts' schema is not available.
    schemaOf: ({ input: { numbering } }) =>
      numbering.type === "39" || numbering.type === "41" ? undefined : "cl/DTE_v10.xsd",
    verifyOptions: ({ draft }) => {
      const [document] = draft.root.children;
      if (document === undefined || typeof document === "string") return undefined;
      return ["--id-attr:ID", document.name];
    },
  }));
