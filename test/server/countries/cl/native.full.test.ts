import { describe } from "vitest";
import { describeNativeByAuthority } from "../native-suite.ts";
import { chileanTrial } from "./native-trial.ts";

describe("Chilean files, validated by the tax authority's schema and xmlsec1", () =>
  describeNativeByAuthority(chileanTrial, {
    // Types 39 and 41 are sales receipts (boletas). No schema for these types is available.
    schemaOf: ({ input: { numbering } }) =>
      numbering.type === "39" || numbering.type === "41" ? undefined : "cl/DTE_v10.xsd",
    verifyOptions: ({ draft }) => {
      const [document] = draft.root.children;
      if (document === undefined || typeof document === "string") return undefined;
      return ["--id-attr:ID", document.name];
    },
  }));
