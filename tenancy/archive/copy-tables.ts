import { createHash } from "node:crypto";
import { Transform, type Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { carriedAs } from "./audit-order.ts";
import { columnList, quoted, type ArchivedTable } from "./archived-tables.ts";

/** What a table held: how many rows, and the digest of their CSV text. */
export type CopiedTable = { readonly rows: number; readonly sha256: string };

/** Values are written one way wherever the server is, so that equal tables have equal digests. */
export async function writeOneWay(client: pg.ClientBase): Promise<void> {
  await client.query(
    "set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601'; " +
      "set local extra_float_digits = 1; set local bytea_output = 'hex'; set local client_encoding = 'UTF8'",
  );
}

/** Writes a table as CSV with a line of names, ordered by its key: what is missing is nothing, an empty text is `""`. */
export async function copyOut(
  client: pg.ClientBase,
  schemaName: string,
  { name, columns, key }: ArchivedTable,
  ...through: readonly [...Transform[], Writable]
): Promise<CopiedTable> {
  const order = key.length > 0 ? columnList(key) : "t::text";
  const written = columns.map((column) => {
    const instead = carriedAs(schemaName, name, column);
    return instead ? `${instead} as ${quoted(column)}` : `t.${quoted(column)}`;
  });
  const rows = `select ${written.join(", ")} from ${quoted(schemaName)}.${quoted(name)} t order by ${order}`;
  const source = client.query(copyTo(`copy (${rows}) to stdout (format csv, header)`));
  const hash = createHash("sha256");
  await pipeline([source, hashing(hash), ...through]);
  return { rows: source.rowCount, sha256: hash.digest("hex") };
}

/** Reads what `copyOut` wrote. The rows go in as they stand, into identity columns too. */
export async function copyIn(
  client: pg.ClientBase,
  schemaName: string,
  { name, columns }: ArchivedTable,
  ...source: readonly [Readable, ...Transform[]]
): Promise<CopiedTable> {
  const target = client.query(
    copyFrom(
      `copy ${quoted(schemaName)}.${quoted(name)} (${columnList(columns)}) from stdin (format csv, header match)`,
    ),
  );
  const hash = createHash("sha256");
  await pipeline([...source, hashing(hash), target]);
  return { rows: target.rowCount, sha256: hash.digest("hex") };
}

function hashing(hash: ReturnType<typeof createHash>): Transform {
  return new Transform({
    transform: (chunk: Buffer, _, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
}
