import { _, Name } from "ajv";
import { passOver, validateOthers } from "./additional-properties.ts";
import type { Redefine } from "./new-ajv.ts";

/** Skips evaluated members. `it.props`: their names, `true` for all, or a variable (name set, `true` or undefined). */
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
