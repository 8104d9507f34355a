import type pg from "pg";
import { sealedTotp } from "#app/modules/identity/index.ts";
import { keyPlace } from "#app/platform/secrets/data-keys.ts";
import { createSealer, type SealedPlace } from "#app/platform/secrets/sealer.ts";
import { compileSql, sql, type Sql } from "#tenancy/sql.ts";

export type RegisterRow = Record<string, unknown>;

/** A table of the register, and what of it is one company's. */
export type RegisterTable = {
  readonly name: string;
  /** Rows are the company's own, or of a person who signs in to it and perhaps to others. */
  readonly of: "COMPANY" | "IDENTITY";
  readonly only?: Sql;
  /** A value that the secret of the installation sealed, and its place. */
  readonly sealed?: { readonly column: string; readonly place: (row: RegisterRow) => SealedPlace };
  /** Lets somebody in, or speaks for a domain: taken from an archive only where nobody else had it in hand. */
  readonly trusted?: true;
};

const companyId = sql.ref("t.tenant_id");

/** What an archive takes along, in the order in which it can be put back. */
export const registerTables: readonly RegisterTable[] = [
  {
    name: "data_key",
    of: "COMPANY",
    sealed: { column: "wrapped", place: (row) => keyPlace(String(row["tenant_id"]), String(row["id"])) },
  },
  { name: "signing_key", of: "COMPANY" },
  { name: "audit_anchor", of: "COMPANY" },
  { name: "sign_in_policy", of: "COMPANY" },
  { name: "domain", of: "COMPANY", trusted: true },
  { name: "login_identity", of: "IDENTITY" },
  {
    name: "totp",
    of: "IDENTITY",
    trusted: true,
    sealed: { column: "secret", place: (row) => sealedTotp(String(row["identity_id"])) },
  },
  { name: "recovery_code", of: "IDENTITY", trusted: true },
  { name: "passkey", of: "IDENTITY", trusted: true },
  { name: "membership", of: "COMPANY" },
  { name: "one_time_link", of: "COMPANY", trusted: true, only: sql`t.purpose = 'INVITE'` },
  { name: "access_token", of: "COMPANY", trusted: true, only: sql`t.kind <> 'ISSUED'` },
  { name: "sso_domain", of: "COMPANY", trusted: true },
  { name: "sso_connection", of: "COMPANY", trusted: true },
  { name: "sso_key", of: "COMPANY", trusted: true },
  { name: "sso_subject", of: "COMPANY", trusted: true },
];

/** What stays behind, and why. */
export const leftBehind: Readonly<Record<string, string>> = {
  tenant: "stands in the manifest",
  placement: "where a company lies is the installation's",
  migration: "the installation's own history",
  session: "people sign in again",
  pending_sign_in: "lasts minutes",
  sign_in_attempt: "lasts minutes",
  passkey_challenge: "lasts minutes",
  sso_sign_in: "lasts minutes",
  sso_assertion: "lasts minutes",
  familiar_place: "where somebody came from is known anew after their next sign-in",
  sql_access: "a login of one server; who reads by SQL is given access anew",
  mailbox_message: "mail is sent or forgotten where it was written",
};

const members = (tenantId: string) =>
  sql`select m.identity_id from control.membership m where m.tenant_id = ${tenantId}`;

/** The rows of a company, as JSON has them. */
export async function registerRowsOf(
  client: pg.ClientBase,
  tenantId: string,
  { name, of, only }: RegisterTable,
): Promise<RegisterRow[]> {
  const column = sql.ref(`t.${name === "login_identity" ? "id" : "identity_id"}`);
  const theirs = of === "COMPANY" ? sql`${companyId} = ${tenantId}` : sql`${column} in (${members(tenantId)})`;
  const { rows } = await client.query<{ row: RegisterRow }>(
    compileSql(
      sql`select to_jsonb(t) as row from ${sql.table(`control.${name}`)} t
        where ${theirs} and ${only ?? sql`true`} order by to_jsonb(t)::text`,
    ),
  );
  return rows.map(({ row }) => row);
}

/** Puts rows into the register; answers how many were taken. What stands there already is kept as it is. */
export async function addRegisterRows(
  client: pg.ClientBase,
  { name }: RegisterTable,
  rows: readonly RegisterRow[],
): Promise<number> {
  const table = sql.table(`control.${name}`);
  const { rowCount } = await client.query(
    compileSql(
      sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)
        on conflict do nothing`,
    ),
  );
  return rowCount ?? 0;
}

/** What one secret sealed, sealed by another. */
export function resealed(
  { sealed }: RegisterTable,
  row: RegisterRow,
  from: readonly string[],
  to: readonly string[],
): RegisterRow {
  if (!sealed) return row;
  const place = sealed.place(row);
  const text = createSealer(from).open(String(row[sealed.column]), place);
  return { ...row, [sealed.column]: createSealer(to).seal(text, place) };
}
