import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { Heard } from "#app/platform/events/hears.ts";
import { OutsideError } from "#app/platform/http/ask-outside.ts";
import { reachOutside } from "#app/platform/http/reach-outside.ts";
import { previewOf, type LinkPreview } from "../domain/link-preview.ts";
import { sql } from "#tenancy/sql.ts";

const ways = { loopback: false, privateHosts: [], largest: 512 * 1024, milliseconds: 3_000 };
const mostRedirects = 2;

/** Asks the page that a post links to what it says of itself: once, in nobody's name, and never within our own network. */
export async function previewLink(context: Context, { payload }: Heard<{ postId: string }>): Promise<void> {
  const link = await firstRow<{ postId: string; url: string }>(
    context,
    sql`select post_id as "postId", url from {feed_link} where post_id = ${payload.postId} and state = 'WAITING'
      for update skip locked`,
  );
  if (!link) return;
  const preview = await lookAt(new URL(link.url));
  await context.rows(
    sql`update {feed_link} set state = ${preview ? "SHOWN" : "NONE"}, title = ${preview?.title ?? null},
      description = ${preview?.description ?? null} where post_id = ${link.postId} and url = ${link.url}`,
  );
}

/** Null where nothing answers, or what answers is no page. */
async function lookAt(url: URL, redirects = 0): Promise<LinkPreview | null> {
  if (url.protocol !== "https:" && url.protocol !== "http:") return null;
  try {
    const answer = await reachOutside(url, { headers: { accept: "text/html" } }, ways);
    const leadsTo = answer.headers.get("location");
    if (answer.status >= 300 && answer.status < 400 && leadsTo && redirects < mostRedirects)
      return await lookAt(new URL(leadsTo, url), redirects + 1);
    if (!answer.ok || !answer.headers.get("content-type")?.startsWith("text/html")) return null;
    return previewOf(await answer.text());
  } catch (error) {
    if (error instanceof OutsideError || error instanceof TypeError) return null;
    throw error;
  }
}
