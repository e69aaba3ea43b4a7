/** How templates are compiled: they lay out, and decide nothing. */
export const templateOptions = {
  noEscape: true,
  strict: true,
  preventIndent: true,
  knownHelpersOnly: true,
  knownHelpers: { literal: true, comment: true },
};
