/** Compiler options of templates. Besides built-in helpers, templates may call only `literal` and `comment`. */
export const templateOptions = {
  noEscape: true,
  strict: true,
  preventIndent: true,
  knownHelpersOnly: true,
  knownHelpers: { literal: true, comment: true },
};
