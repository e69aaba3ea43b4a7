import path from "node:path";
import { isMap } from "yaml";
import { deleteAt, deleteValue, editYaml, listAt } from "./yaml-file.ts";

/** Removes a country's variants, code table, account rules and identifier from the lists of the spec. */
export function takeFromLists(folder: string, code: string, id: number): void {
  const spec = path.join(folder, "spec");
  editYaml(path.join(spec, "openapi.yaml"), (document) => {
    deleteAt(document, ["x-tables", `codes-${code}`]);
    for (const [route, method] of [
      ["/v1/documents", "post"],
      ["/v1/documents/{document_id}", "put"],
    ] as const) {
      const media = ["paths", route, method, "requestBody", "content", "application/json"];
      deleteAt(document, [...media, "x-variants", code]);
    }
  });
  editYaml(path.join(spec, "schemas/account-create.yaml"), (document) => {
    const rules = listAt(document, ["allOf"]);
    const own = `../countries/${code}/account-create.yaml`;
    const index = rules.items.findIndex((item) => isMap(item) && item.get("$ref") === own);
    if (index === -1) throw new Error(`account-create.yaml does not refer to ${own}`);
    rules.items.splice(index, 1);
  });
  editYaml(path.join(spec, "schemas/account-members.yaml"), (document) => {
    const member = ["$defs", "country_id"];
    const index = deleteValue(listAt(document, [...member, "enum"]), id);
    listAt(document, [...member, "x-titles"]).items.splice(index, 1);
  });
}
