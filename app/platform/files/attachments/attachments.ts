import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { invalid, notFound } from "#app/platform/errors/app-error.ts";
import { daysAgo } from "#app/platform/time/days-ago.ts";
import { attachmentLimits } from "./attachment-limits.ts";
import { readAttachment, type AttachmentKind, type AttachmentRule, type ReadAttachment } from "./read-attachment.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** A file on a record, as screens and the API show it; its bytes are at `attachmentAddress(id)`. */
export type AttachmentView = {
  id: string;
  kind: AttachmentKind;
  fileName: string;
  byteSize: number;
  width: number | null;
  height: number | null;
};

export type Attached = { about: string; record: string };

/** Who puts files on a record: a request of the product, or somebody outside by their link. */
type Attaching = Pick<Context, "rows" | "files" | "clock" | "newId" | "tenant"> & { actor: { employeeId: string } };

/** So long a removed file can be brought back with its record; then its bytes go. */
export const daysKept = 30;

/**
 * Puts files on a record that the actor was authorized to change; the bytes are stored before the rows. Refused as a whole,
 * at the form's `field`, where one of them is not taken or there would be more than `attachmentLimits.files`.
 */
export async function attachFiles(
  context: Attaching,
  { about, record }: Attached,
  files: readonly File[],
  { takes, field }: { takes: AttachmentRule; field: string },
): Promise<string[]> {
  // What a browser sends for a field in which nothing was chosen.
  const chosen = files.filter(({ size, name }) => size > 0 || name !== "");
  if (chosen.length === 0) return [];
  const present = await firstRow<{ count: number; last: number }>(
    context,
    sql`select count(*)::int as count, coalesce(max(position), -1) as last from {attachment}
      where record_id = ${record} and record_kind = ${about} and removed_at is null`,
  );
  if (present!.count + chosen.length > attachmentLimits.files)
    throw invalid("platform.attachments-too-many", "Too many files.", {
      params: { count: attachmentLimits.files },
      fields: { [field]: "platform.attachments-too-many" },
    });
  const read: ReadAttachment[] = [];
  for (const file of chosen)
    read.push(
      await readAttachment({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }, { takes, field }),
    );
  return storeRead(context, { about, record }, read, present!.last + 1);
}

async function storeRead(
  context: Attaching,
  { about, record }: Attached,
  read: readonly ReadAttachment[],
  from: number,
): Promise<string[]> {
  const rows = read.map(({ bytes, ...file }, index) => ({
    bytes,
    ...file,
    id: context.newId(),
    position: from + index,
  }));
  const keyOf = (id: string) => `${context.tenant.id}/${id}`;
  for (const { id, bytes, contentType } of rows) await context.files.put(keyOf(id), bytes, contentType);
  await insertRows(
    context,
    "attachment",
    "id uuid, record_kind text, record_id uuid, position smallint, kind text, file_name text, " +
      "content_type text, byte_size int, width int, height int, store_key text, uploaded_by uuid, created_at timestamptz",
    rows.map(({ id, position, kind, fileName, contentType, bytes, width, height }) => ({
      id,
      record_kind: about,
      record_id: record,
      position,
      kind,
      file_name: fileName,
      content_type: contentType,
      byte_size: bytes.length,
      width,
      height,
      store_key: keyOf(id),
      uploaded_by: context.actor.employeeId,
      created_at: context.clock.now().toISOString(),
    })),
  );
  return rows.map(({ id }) => id);
}

/** Takes these files off a record that the actor was authorized to change; answers with those that were on it. */
export async function removeAttachments(
  context: Context,
  { about, record }: Attached,
  ids: readonly string[],
): Promise<string[]> {
  const removed = await context.rows<{ id: string }>(
    sql`update {attachment} set removed_at = ${context.clock.now()} where id = any(${ids}::uuid[])
      and record_id = ${record} and record_kind = ${about} and removed_at is null returning id`,
  );
  return removed.map(({ id }) => id);
}

/** The files on a record as a JSON list of `AttachmentView`, as part of a statement about its rows; `id` is their column. */
export function attachmentsOn(about: string, id: Sql): Sql {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('id', attached.id, 'kind', attached.kind, 'fileName',
    attached.file_name,
    'byteSize', attached.byte_size, 'width', attached.width, 'height', attached.height) order by attached.position), '[]')
  from {attachment} attached where attached.record_id = ${id} and attached.record_kind = ${sql.lit(about)} and
    attached.removed_at is null)`;
}

export type OpenedAttachment = { kind: AttachmentKind; fileName: string; contentType: string; bytes: Uint8Array };

/** A file, if the actor may see the record it is on; 404 otherwise. `held` answers without bytes, for who has them already. */
export async function openAttachment(
  context: Context,
  id: string,
  { held = false }: { held?: boolean } = {},
): Promise<OpenedAttachment> {
  const file = await firstRow<Omit<OpenedAttachment, "bytes"> & Attached & { key: string }>(
    context,
    sql`select kind, file_name as "fileName", content_type as "contentType", record_kind as about, record_id as record,
      store_key as key from {attachment} where id = ${id} and removed_at is null`,
  );
  if (!file || !Object.hasOwn(context.attachables, file.about)) throw notFound("Attachment");
  const { key, about, record, ...shown } = file;
  await authorize(context, "view", await context.attachables[about]!.facts(context, record));
  if (held) return { ...shown, bytes: new Uint8Array() };
  const bytes = await context.files.get(key);
  if (!bytes) throw notFound("Attachment");
  return { ...shown, bytes };
}

const mostAtOnce = 200;

/** Files that were removed long ago go for good, their bytes first: a row whose bytes are gone is met again. */
export async function forgetRemovedAttachments(context: Context): Promise<void> {
  const before = daysAgo(context, daysKept);
  const gone = await context.rows<{ id: string; key: string }>(
    sql`select id, store_key as key from {attachment} where removed_at <= ${before} order by removed_at
      limit ${mostAtOnce} for update skip locked`,
  );
  for (const { key } of gone) await context.files.remove(key);
  await context.rows(sql`delete from {attachment} where id = any(${gone.map(({ id }) => id)}::uuid[])`);
}
