import { isObject, type Json } from "../../../openapi/pointer.ts";
import { markup, type Part, separated } from "./markup.ts";

/** An `if` in words; undefined if the `if` tests more than constants, enumerations, presence and absence. */
export function testWords(tested: Json): Part {
  if (
    !isObject(tested) ||
    !Object.keys(tested).every((key) => key === "properties" || key === "required")
  ) {
    return undefined;
  }
  const required = Array.isArray(tested.required) ? tested.required.map(String) : [];
  const properties = Object.entries(isObject(tested.properties) ? tested.properties : {});
  const words = properties.map(([name, test]): Part => {
    if (test === false && required.includes(name)) return undefined;
    if (test === false) return markup`<code>${name}</code> is omitted`;
    if (!isObject(test)) return undefined;
    const values = test.const === undefined ? test.enum : [test.const];
    if (!Array.isArray(values) || Object.keys(test).length !== 1) return undefined;
    const listed = values.map((value) => markup`<code>${JSON.stringify(value)}</code>`);
    const omitted = required.includes(name) ? [] : ["omitted"];
    return markup`<code>${name}</code> is ${separated([...listed, ...omitted], " or ")}`;
  });
  if (words.some((word) => word === undefined)) return undefined;
  const present = required
    .filter((name) => !properties.some(([tested]) => tested === name))
    .map((name) => markup`<code>${name}</code> is present`);
  const all = [...words, ...present];
  return all.length === 0 ? undefined : separated(all, " and ");
}
