import { sql, type Sql } from "#tenancy/sql.ts";

/** The mailbox behind an address, so that `Me+reviews@acme.test` is `me@acme.test`: what follows a plus is the sender's choice. */
export function plainAddress(email: string): string {
  const [name = "", host = ""] = email.toLowerCase().split("@");
  return `${name.split("+")[0]}@${host}`;
}

/** The same of a column. */
export function plainAddressOf(column: Sql): Sql {
  return sql`lower(split_part(split_part(${column}::text, '@', 1), '+', 1) || '@' || split_part(${column}::text, '@', 2))`;
}
