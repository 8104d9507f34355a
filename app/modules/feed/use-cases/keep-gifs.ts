import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { AsRead } from "#app/platform/data/hold-record.ts";
import { lockNamed } from "#app/platform/data/lock-named.ts";
import { recordWrites } from "#app/platform/write/record-writes.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { filesInput } from "#app/platform/files/attachments/attachment-input.ts";
import { attachFiles } from "#app/platform/files/attachments/attachments.ts";
import { contentOf } from "#app/platform/files/attachments/file-content.ts";
import { FeedGif } from "../data/entities.ts";
import { mostOwnGifs } from "../domain/gifs.ts";
import { ids } from "../domain/ids.ts";
import { feedEvents } from "../events.ts";
import { sql } from "#tenancy/sql.ts";

const typed = (most: number, needed: string) => textInput({ most, missing: needed });

export const addGifInput = z.object({
  name: typed(80, "feed.gif-name").describe("What it shows; read out where it cannot be seen."),
  source: typed(300, "feed.gif-source").describe("Where it is from, and under which licence."),
  file: filesInput,
});

export const oneGifInput = z.object({ gifId: ids.gif });
type OneGif = z.output<typeof oneGifInput>;

const gifs = recordWrites({
  ...{ room: "feed", events: feedEvents, kind: "FeedGif", entity: FeedGif },
  facts: () => ({ kind: "Feed" }),
});

/** How listeners and the audit log call what moderators do with one. */
const moderated = (gifId: string, change: "ADDED" | "DELETED" | "RESTORED", action: string) => ({
  where: { id: gifId },
  may: "moderate",
  tells: { event: "feed.gif-changed" as const, payload: { gifId, change }, action },
});

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
  const { may, tells } = moderated(gifId, "ADDED", "add-gif");
  const made = { createdBy: context.actor.employeeId, createdAt: context.clock.now() };
  await gifs.create(context, { of: { kind: "Feed" }, may, values: { id: gifId, name, source, ...made }, tells });
  await attachFiles(context, { about: "FeedGif", record: gifId }, [given], { takes: "pictures", field: "file" });
  return { gifId };
}

/** Takes it from everybody's choice and from the posts that show it. For 30 days it can be restored. */
export async function deleteGif(context: Context, { gifId, version }: AsRead<OneGif>): Promise<{ gifId: string }> {
  await gifs.deleteOrRestore(context, { ...moderated(gifId, "DELETED", "delete-gif"), deleted: true, version });
  return { gifId };
}

/** It stands where it stood, in posts too. */
export async function restoreGif(context: Context, { gifId }: OneGif): Promise<{ gifId: string }> {
  await authorize(context, "moderate", { kind: "Feed" });
  await requireRoom(context);
  await gifs.deleteOrRestore(context, { ...moderated(gifId, "RESTORED", "restore-gif"), deleted: false });
  return { gifId };
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

/** A post carries one that ships with the product, or one of the company that is still offered. */
export async function requireGif(context: Context, gif: string | undefined): Promise<void> {
  if (gif === undefined || !z.guid().safeParse(gif).success) return;
  const found = await context.rows(sql`select from {feed_gif} where id = ${gif} and deleted_at is null for share`);
  if (found.length === 0) throw invalid("feed.gif-gone", "The GIF is gone.", { fields: { gif: "feed.gif-gone" } });
}
