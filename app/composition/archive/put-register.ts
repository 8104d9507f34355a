import type pg from "pg";
import { compileSql, sql } from "#tenancy/sql.ts";
import type { Application } from "../application.ts";
import { addRegisterRows, registerTables, resealed, type RegisterRow, type RegisterTable } from "./register-rows.ts";
import type { Archive } from "./read-archive.ts";

/** Rows that others hold here already, such as a domain of another company. */
export type NotTaken = { readonly table: string; readonly rows: number };

/**
 * Puts back what the register knew of a company. Somebody who signs in here already keeps their password and second factor:
 * no archive changes how they come in, it adds the company to those they may open.
 */
export async function putRegister(
  { config }: Application,
  client: pg.ClientBase,
  { register, key }: Archive,
  untrusted: boolean,
): Promise<NotTaken[]> {
  const known = await knownIdentities(client, register("login_identity"));
  const notTaken: NotTaken[] = [];
  for (const table of registerTables.filter(({ trusted }) => !(trusted && untrusted))) {
    const rows = register(table.name)
      .map((row) => resealed(table, row, [key.secret], config.appSecrets))
      .flatMap((row) => ownRow(table, row, known, untrusted));
    const taken = await addRegisterRows(client, table, rows);
    if (taken < rows.length) notTaken.push({ table: table.name, rows: rows.length - taken });
  }
  return notTaken;
}

/** Who of an archive signs in here already, by the id they have in the archive. */
async function knownIdentities(client: pg.ClientBase, rows: readonly RegisterRow[]): Promise<Map<string, string>> {
  const { rows: found } = await client.query<{ archived: string; here: string }>(
    compileSql(
      sql`select a.id as archived, coalesce(same.id, named.id) as here
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a(id uuid, email citext)
        left join control.login_identity same on same.id = a.id
        left join control.login_identity named on named.email = a.email
        where same.id is not null or named.id is not null`,
    ),
  );
  return new Map(found.map(({ archived, here }) => [archived, here]));
}

/** A row as it is put in; none where it says how somebody comes in who does so here already. */
function ownRow(
  { name, of }: RegisterTable,
  row: RegisterRow,
  known: ReadonlyMap<string, string>,
  untrusted: boolean,
): RegisterRow[] {
  if (name === "login_identity") {
    if (known.has(String(row["id"]))) return [];
    return [untrusted ? { ...row, password_hash: null, password_changed_at: null } : row];
  }
  const here = known.get(String(row["identity_id"]));
  if (here === undefined) return [row];
  return of === "IDENTITY" ? [] : [{ ...row, identity_id: here }];
}
