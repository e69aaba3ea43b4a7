/** Facts about this database, such as its schema version. */
export interface MetaTable {
  name: string;
  value: string;
}

/** The last reserved identifier of each kind. */
export interface CounterTable {
  name: string;
  last: number;
}

/** A block of identifiers for the rows of one account. The table is empty unless Citus distributes rows by account. */
export interface IdOwnerTable {
  counter: string;
  last: number;
  first: number;
  account_id: number;
}
