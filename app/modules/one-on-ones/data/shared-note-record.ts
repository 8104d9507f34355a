import type { Doc } from "yjs";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { cleanRichText } from "#app/platform/rich-text/clean-rich-text.ts";
import { openText, wholeOf } from "#app/platform/shared-text/shared-text.ts";
import { htmlOf } from "#app/platform/shared-text/text-html.ts";
import { OneOnOneSharedEdit, OneOnOneSharedNote } from "./entities.ts";
import { instant, sql } from "#tenancy/sql.ts";

/** After so many edits they are folded into the snapshot. */
const foldedAfter = 64;
/** Bytes of the whole document: a book's chapter with all that was ever deleted from it. */
const largest = 1_000_000;
/** Minutes after which what somebody types counts as taken up anew: written down once, not with every word. */
const sittingMinutes = 15;

export type SharedNote = { text: Doc; body: string; updatedAt: string | null };

/** The shared notes of a meeting as they stand; who may read them is the caller's to ask. */
export async function openSharedNote(context: Context, meetingId: string): Promise<SharedNote> {
  const kept = await firstRow<{ body: string; snapshot: Buffer | null; updatedAt: string; edits: string[] }>(
    context,
    sql`select n.body, n.snapshot, ${instant(sql`n.updated_at`)} as "updatedAt",
        (select coalesce(jsonb_agg(encode(e.edit, 'base64') order by e.number), '[]') from {one_on_one_shared_edit} e
          where e.meeting_id = n.meeting_id and e.number > n.folded) as edits
      from {one_on_one_shared_note} n where n.meeting_id = ${meetingId}`,
  );
  const text = openText({
    snapshot: kept?.snapshot ?? null,
    edits: (kept?.edits ?? []).map((edit) => new Uint8Array(Buffer.from(edit, "base64"))),
    body: kept?.body ?? "",
  });
  return { text, body: kept?.body ?? "", updatedAt: kept?.updatedAt ?? null };
}

/**
 * Keeps an edit that was brought into the text. Answers whether its author had not typed here for a while. The caller holds
 * the series, so edits of a meeting come one after another.
 */
export async function keepEdit(context: Context, meetingId: string, text: Doc, edit: Uint8Array): Promise<boolean> {
  const whole = wholeOf(text);
  if (whole.length > largest) throw invalid("one-on-ones.notes-too-long", "The notes are too long.");
  const now = context.clock.now();
  const body = cleanRichText(htmlOf(text));
  const record =
    (await context.em.findOne(OneOnOneSharedNote, { meetingId })) ??
    context.em.create(OneOnOneSharedNote, { meetingId, body, folded: 0, latest: 0, updatedAt: now } as never);
  const [typed] = await context.rows<{ recently: boolean }>(
    sql`select exists (select from {one_on_one_shared_edit} where meeting_id = ${meetingId} and author_id =
      ${context.actor.employeeId} and at > ${now}::timestamptz - ${sittingMinutes}::int * interval '1 minute') as recently`,
  );
  const number = record.latest + 1;
  // The first edit follows upon what the HTML says, so that is kept with it.
  const folds = !record.snapshot || number - record.folded >= foldedAfter;
  Object.assign(record, { body, latest: number, updatedAt: now });
  if (folds) Object.assign(record, { snapshot: Buffer.from(whole), folded: number });
  await context.em.flush();
  context.em.create(OneOnOneSharedEdit, {
    ...{ meetingId, number, authorId: context.actor.employeeId, edit: Buffer.from(edit), at: now },
  } as never);
  await context.em.flush();
  return !typed!.recently;
}
