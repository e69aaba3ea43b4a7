import { isObject } from "../openapi/pointer.ts";
import type { Keyword } from "./keyword.ts";

/** `x-package: {name, id}`: the name of the generated package, and the prefix of every published `$id`. */
export const xPackage: Keyword = {
  name: "x-package",
  on: ["openapi"],
  check: (value) => {
    if (!isObject(value) || typeof value.name !== "string" || typeof value.id !== "string") {
      return "x-package must be {name: a package's name, id: the URI with which every published $id begins}";
    }
    if (!/^(@[a-z0-9-][a-z0-9._-]*\/)?[a-z0-9-][a-z0-9._-]*$/.test(value.name)) {
      return `${JSON.stringify(value.name)} cannot name a package: use lower-case letters, digits, hyphens, dots and underscores, and do not begin with a dot or an underscore`;
    }
    return /^[a-z][a-z0-9+.-]*:[A-Za-z0-9:/._-]+$/.test(value.id)
      ? undefined
      : `${JSON.stringify(value.id)} is no URI with which a $id can begin`;
  },
};
