import type { Keyword } from "./keyword.ts";
import { xBase64 } from "./x-base64.ts";
import { xCode } from "./x-code.ts";
import { xDecimals } from "./x-decimals.ts";
import { xDeprecation } from "./x-deprecation.ts";
import { xLimits } from "./x-limits.ts";
import { xMessage } from "./x-message.ts";
import { xNeutral } from "./x-neutral.ts";
import { xOnly } from "./x-only.ts";
import { xOrigin } from "./x-origin.ts";
import { xPackage } from "./x-package.ts";
import { xRule } from "./x-rule.ts";
import { xRules } from "./x-rules.ts";
import { xSynonyms } from "./x-synonyms.ts";
import { xTables } from "./x-tables.ts";
import { xTitles } from "./x-titles.ts";
import { xUnknownQuery } from "./x-unknown-query.ts";
import { xVariants } from "./x-variants.ts";
import { xVectors } from "./x-vectors.ts";

/** Every `x-` keyword of this generator, by name. */
export const keywords: ReadonlyMap<string, Keyword> = new Map(
  [
    xBase64,
    xCode,
    xDecimals,
    xDeprecation,
    xLimits,
    xMessage,
    xNeutral,
    xOnly,
    xOrigin,
    xPackage,
    xRule,
    xRules,
    xSynonyms,
    xTables,
    xTitles,
    xUnknownQuery,
    xVariants,
    xVectors,
  ].map((keyword) => [keyword.name, keyword]),
);
