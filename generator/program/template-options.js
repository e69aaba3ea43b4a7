/** Compiler options of templates. Templates may call the built-in helpers, `literal` and `comment` only. */
export const templateOptions = {
  noEscape: true,
  strict: true,
  preventIndent: true,
  knownHelpersOnly: true,
  knownHelpers: { literal: true, comment: true },
};
