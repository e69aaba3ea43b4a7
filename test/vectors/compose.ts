import { patched } from "./patch.ts";
import type { Json, Recipe, VectorFile } from "./vector.ts";

/** Placeholders that replace members of a base, by member name: the vector's account, and a unique e-mail address. */
const own: Readonly<Record<string, Json>> = {
  account_id: "{{account_id}}",
  admin_email: "admin-{{once}}@andes.example",
};

/** Builds a recipe's body from a base of `file`, or from the recipe's own `body`. Placeholders are not yet filled. */
export function compose(recipe: Recipe, file: VectorFile): Json {
  if (recipe.base === undefined) return patched(recipe.body ?? null, recipe.set, recipe.drop);
  const base = file.bases[recipe.base]?.value;
  if (base === undefined) throw new Error(`${file.place} has no base ${recipe.base}`);
  return patched(owned(base), recipe.set, recipe.drop);
}

function owned(base: Json): Json {
  if (typeof base !== "object" || base === null || Array.isArray(base)) return base;
  const members = Object.entries(base).map(([name, value]) => [name, own[name] ?? value]);
  return Object.fromEntries(members);
}
