import { isObject } from "../openapi/pointer.ts";
import type { Keyword } from "./keyword.ts";

/** `x-package: {name, id}`: the name of the generated package, and the prefix of every published `$id`. */
export const xPackage: Keyword = {
  name: "x-package",
  on: ["openapi"],
  check: (value) =>
    isObject(value) &&
    typeof value.name === "string" &&
    /^(@[a-z0-9-]+\/)?[a-z0-9-]+$/.test(value.name) &&
    typeof value.id === "string" &&
    /^[a-z][a-z0-9+.-]*:[A-Za-z0-9:/._-]+$/.test(value.id)
      ? undefined
      : "x-package must be {name: a package's name, id: the URI with which every published $id begins}",
};
