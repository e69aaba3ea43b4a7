import { _, Name } from "ajv";
import { passOver, validateOthers } from "./additional-properties.ts";
import type { Redefine } from "./new-ajv.ts";

/**
 * Skips evaluated members. `it.props` is an object with the names of these members, `true` (all) or a variable. The
 * variable holds a set of names, `true` (all) or undefined (none).
 */
export const unevaluatedProperties: Redefine = (ajv) => ({
  ...ajv,
  code(context) {
    const { gen, it } = context;
    const { props } = it;
    it.props = true;
    if (props === true) return;
    if (!(props instanceof Name)) {
      validateOthers(context, (key) => passOver(context, key, Object.keys(props ?? {})));
      return;
    }
    gen.if(_`${props} !== true`, () => {
      validateOthers(context, (key) => {
        gen.code(_`if(${props}?.has(${key}))continue`);
      });
    });
  },
});
