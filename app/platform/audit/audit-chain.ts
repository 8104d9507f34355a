import { createHash } from "node:crypto";
import { sql } from "#tenancy/sql.ts";

/** An entry as the chain sees it: every column as text, so that the hash depends on nothing but what is stored. */
export type ChainedEntry = {
  id: string;
  at: Date;
  actor_id: string | null;
  action: string;
  subject_type: string;
  subject_id: string | null;
  detail: string;
  request_id: string;
};

/** The columns of a `ChainedEntry`, of an entry called `e`. */
export const chainedColumns = sql`e.id::text as id, e.at, e.actor_id, e.action, e.subject_type, e.subject_id,
  e.detail::text as detail, e.request_id`;

/** What the first link builds on. */
export const chainStart: Buffer = Buffer.alloc(32);

/** The hash of a link: SHA-256 over the hash before it and the entry. */
export function linkHash(before: Buffer, entry: ChainedEntry): Buffer {
  const { id, at, actor_id, action, subject_type, subject_id, detail, request_id } = entry;
  const text = JSON.stringify([id, at.toISOString(), actor_id, action, subject_type, subject_id, detail, request_id]);
  return createHash("sha256").update(before).update(text).digest();
}
