/** The folder of the generator's sources, with its templates and the runtime that it copies out. */
export const home = new URL("../", import.meta.url);
