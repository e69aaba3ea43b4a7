/** Compiler options of templates, which call no helpers but the built-in ones, `literal` and `comment`. */
export const templateOptions = {
  noEscape: true,
  strict: true,
  preventIndent: true,
  knownHelpersOnly: true,
  knownHelpers: { literal: true, comment: true },
};
