/** Tests in one file of the official suite, and why our generator's result differs from the expected result. */
export interface Deviation {
  /** The path of the file in `tests/draft2020-12`, without `.json`. */
  file: string;
  /** Matches the descriptions of the groups of tests; undefined for all groups of the file. */
  groups?: RegExp;
  /** The verdict of our validator, or the code of the diagnostic that stops the generator. */
  found: "true" | "false" | `spec/${string}`;
  /** The number of tests. */
  count: number;
  reason: string;
}

const asserted =
  "Validation 7.2.1 allows an implementation to assert formats, and a service needs the assertion.";
const partly = "Our validator accepts more texts than the standard of this format.";
const strictly = "Our validator accepts fewer texts than the standard of this format.";
const annotation =
  "The generator reports an unknown format and does not assert the format (Validation 7.2.1).";
const dialect = "Other dialects are rejected, because their keywords may differ (Core 8.1.1).";
const remote = "The generator does not fetch the meta-schema from its URL.";

/** Every deviation from the JSON-Schema-Test-Suite, draft 2020-12 with its optional tests. */
export const deviations: readonly Deviation[] = [
  {
    file: "defs",
    groups: /^validate definition against metaschema$/,
    found: "spec/remote-ref",
    count: 2,
    reason: remote,
  },
  {
    file: "ref",
    groups: /^remote ref, containing refs itself$/,
    found: "spec/remote-ref",
    count: 2,
    reason: remote,
  },
  { file: "vocabulary", found: "spec/dialect", count: 5, reason: dialect },
  { file: "optional/cross-draft", found: "spec/dialect", count: 1, reason: dialect },
  { file: "optional/format-assertion", found: "spec/dialect", count: 4, reason: dialect },
  {
    file: "optional/dependencies-compatibility",
    found: "true",
    count: 14,
    reason:
      "Core 2020-12 does not define `dependencies`, so the generator reports and ignores the keyword.",
  },
  { file: "format", found: "false", count: 15, reason: asserted },
  { file: "optional/format/ecmascript-regex", found: "true", count: 1, reason: partly },
  { file: "optional/format/email", found: "false", count: 5, reason: strictly },
  { file: "optional/format/hostname", found: "true", count: 24, reason: partly },
  { file: "optional/format/idn-email", found: "true", count: 2, reason: annotation },
  { file: "optional/format/idn-hostname", found: "true", count: 54, reason: annotation },
  { file: "optional/format/iri", found: "true", count: 6, reason: annotation },
  { file: "optional/format/iri-reference", found: "true", count: 2, reason: annotation },
  { file: "optional/format/uri-template", found: "true", count: 1, reason: partly },
];
