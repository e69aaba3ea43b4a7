/** The URL of the folder with the generator's sources, templates and runtime. */
export const home = new URL("../", import.meta.url);
