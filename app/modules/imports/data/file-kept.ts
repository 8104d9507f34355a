import { sql, type Sql } from "#tenancy/sql.ts";

/** True while the file with this id is there: files are forgotten after their time, and those who name them keep the id. */
export function fileKept(id: Sql): Sql {
  return sql`exists (select from {imported_file} f where f.id = ${id})`;
}
