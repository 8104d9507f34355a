import type { Sql } from "#tenancy/sql.ts";

/** What a record was made of, where that is another room's: shown beside the record, which knows nothing else of it. */
export type Origin = {
  /** The room, and the key of its strings that says what it is. */
  room: string;
  label: string;
  /** `{ id, title }` as JSON, or null, for the record of this id: a scalar subquery. */
  of: (recordId: Sql) => Sql;
  /** Where it stands, for whom it can be opened by. */
  address: (id: string) => string;
  can: { action: string; subject: string };
};

/** By kind of record. */
export type Origins = Readonly<Record<string, Origin>>;
