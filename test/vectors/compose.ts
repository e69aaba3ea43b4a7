import { patched } from "./patch.ts";
import type { Json, Recipe, VectorFile } from "./vector.ts";

/** The body that a recipe makes from the bases of a file, its placeholders not yet filled. */
export function compose(recipe: Recipe, file: VectorFile): Json {
  const base = recipe.base === undefined ? recipe.body : file.bases[recipe.base]?.value;
  if (base === undefined) throw new Error(`${file.place} has no base ${recipe.base}`);
  return patched(base, recipe.set, recipe.drop);
}

/** A base's own `account_id` stands for the account that is made for the vector. */
export function owned(body: Json, recipe: Recipe): Json {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  const chosen = "/account_id" in (recipe.set ?? {});
  if (chosen || recipe.base === undefined || !("account_id" in body)) return body;
  return { ...body, account_id: "{{account_id}}" };
}
