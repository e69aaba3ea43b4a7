/** Statements that take tables back from version 13 to 12, before documents were searched. */
export const undoSearch = [
  ...["documents_number", "documents_total", "documents_name", "outbox_failed"].map(
    (index) => `drop index ${index}`,
  ),
  ...["receiver_name", "total_amount"].map(
    (column) => `alter table documents drop column ${column}`,
  ),
  "update meta set value = '12' where name = 'schema_version'",
];

/** Statements that take tables back from version 12 to 11, before native files were stored. */
export const undoNativeFiles = [
  "drop table native_files",
  ...["sending", "drawn", "made"].map((column) => `alter table submissions drop column ${column}`),
  "update meta set value = '11' where name = 'schema_version'",
];

/** Statements that take tables back from version 11 to 10, before references were indexed. */
export const undoReferences = [
  "drop table document_references",
  "drop index outbox_email",
  "drop index company_branches_headquarters",
  "alter table company_branches drop column is_headquarters",
  "update meta set value = '10' where name = 'schema_version'",
];
