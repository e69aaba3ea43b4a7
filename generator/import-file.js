/**
 * Imports a module that is no part of the generator. The compiled generator is given this by
 * engine.js: code that V8 kept from an earlier run cannot import anything itself.
 * @param {string} url
 * @returns {Promise<any>}
 */
export const importFile = (url) => import(url);
