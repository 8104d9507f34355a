import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { lockNamed } from "#app/platform/data/lock-named.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import { holdDeleted, setDeleted } from "#app/platform/data/soft-deletion.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { filesInput } from "#app/platform/files/attachments/attachment-input.ts";
import { attachFiles } from "#app/platform/files/attachments/attachments.ts";
import { contentOf } from "#app/platform/files/attachments/file-content.ts";
import { FeedGif } from "../data/entities.ts";
import { mostOwnGifs } from "../domain/gifs.ts";
import { ids } from "../domain/ids.ts";
import { feedEvent } from "../events.ts";
import { sql } from "#tenancy/sql.ts";

const typed = (most: number, needed: string) => textInput({ most, missing: needed });

export const addGifInput = z.object({
  name: typed(80, "feed.gif-name").describe("What it shows; read out where it cannot be seen."),
  source: typed(300, "feed.gif-source").describe("Where it is from, and under which licence."),
  file: filesInput,
});

export const oneGifInput = z.object({ gifId: ids.gif });
type OneGif = z.output<typeof oneGifInput>;

/** Adds a GIF to those people choose from in a post. It is told by its bytes, drawn anew and made no wider than a post. */
export async function addGif(
  context: Context,
  { name, source, file }: z.output<typeof addGifInput>,
): Promise<{ gifId: string }> {
  await authorize(context, "moderate", { kind: "Feed" });
  const given = file.find(({ size }) => size > 0);
  if (!given || contentOf(new Uint8Array(await given.arrayBuffer()), given.name)?.kind !== "GIF")
    throw invalid("feed.no-gif", "The file is no GIF.", { fields: { file: "feed.no-gif" } });
  await requireRoom(context);
  const gifId = context.newId();
  const by = context.actor.employeeId;
  context.em.create(FeedGif, { id: gifId, name, source, createdBy: by, createdAt: context.clock.now() });
  await context.em.flush();
  await attachFiles(context, { about: "FeedGif", record: gifId }, [given], { takes: "pictures", field: "file" });
  return changed(context, gifId, "ADDED");
}

/** Takes it from everybody's choice and from the posts that show it. For 30 days it can be restored. */
export async function deleteGif(context: Context, { gifId }: OneGif): Promise<{ gifId: string }> {
  await authorize(context, "moderate", { kind: "Feed" });
  const held = { version: undefined, subject: "FeedGif", changedBy: [] };
  await setDeleted(context, await holdRecord(context, FeedGif, { id: gifId, deletedAt: null }, held), true);
  return changed(context, gifId, "DELETED");
}

/** It stands where it stood, in posts too. */
export async function restoreGif(context: Context, { gifId }: OneGif): Promise<{ gifId: string }> {
  await authorize(context, "moderate", { kind: "Feed" });
  const gif = await holdDeleted(context, FeedGif, { id: gifId }, "FeedGif");
  await requireRoom(context);
  await setDeleted(context, gif, false);
  return changed(context, gifId, "RESTORED");
}

async function requireRoom(context: Context): Promise<void> {
  await lockNamed(context, "feed-gifs");
  const kept = await firstRow<{ count: number }>(
    context,
    sql`select count(*)::int as count from {feed_gif} where deleted_at is null`,
  );
  if (kept!.count >= mostOwnGifs)
    throw invalid("feed.gifs-full", "There are too many GIFs.", {
      params: { count: mostOwnGifs },
      fields: { file: "feed.gifs-full" },
    });
}

async function changed(context: Context, gifId: string, change: "ADDED" | "DELETED" | "RESTORED") {
  await context.em.flush();
  await recordEvent(context, feedEvent("feed.gif-changed", { gifId, change }));
  const action = { ADDED: "feed.add-gif", DELETED: "feed.delete-gif", RESTORED: "feed.restore-gif" }[change];
  await writeAuditEntry(context, { action, subjectType: "FeedGif", subjectId: gifId });
  return { gifId };
}

/** A post carries one that ships with the product, or one of the company that is still offered. */
export async function requireGif(context: Context, gif: string | undefined): Promise<void> {
  if (gif === undefined || !z.guid().safeParse(gif).success) return;
  const found = await context.rows(sql`select from {feed_gif} where id = ${gif} and deleted_at is null for share`);
  if (found.length === 0) throw invalid("feed.gif-gone", "The GIF is gone.", { fields: { gif: "feed.gif-gone" } });
}
