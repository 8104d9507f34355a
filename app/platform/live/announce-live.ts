import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** The channel of PostgreSQL on which all processes of an installation hear one another. */
export const liveChannel = "cairn_live";

/** Said of people whose access may have changed: their open connections are looked at again, and no page hears it. */
export const accessTopic = "access";

/** Whose open pages hear it: everybody of the company, or these employees alone. */
export type LiveHearers = "everyone" | readonly string[];

/** PostgreSQL carries 8,000 bytes at once; so many ids fit beside the rest. */
const mostIds = 180;
const topicShape = /^[a-z][a-z0-9:-]{0,119}$/;

/**
 * Tells open pages, once this transaction stays, that there is something to ask for anew: `feed`, `one-on-one:<id>`. Never
 * what: each browser asks by the rights of its own person. Who may not see the record must not stand among the hearers, for
 * when something happens is told already.
 */
export async function announceLive(
  { rows, tenant }: Pick<Context, "rows" | "tenant">,
  topic: string,
  hearers: LiveHearers,
): Promise<void> {
  if (!topicShape.test(topic)) throw new Error(`"${topic}" is no topic`);
  const to = hearers === "everyone" ? ["*"] : inBatches([...new Set(hearers)]).map((ids) => ids.join(","));
  if (to.length === 0) return;
  const said = to.map((who) => `${tenant.id} ${topic} ${who}`);
  await rows(sql`select pg_notify(${liveChannel}, payload) from unnest(${said}::text[]) as said(payload)`);
}

function inBatches(ids: readonly string[]): string[][] {
  const batches: string[][] = [];
  for (let from = 0; from < ids.length; from += mostIds) batches.push(ids.slice(from, from + mostIds));
  return batches;
}

export type LiveAnnouncement = { tenantId: string; topic: string; hearers: LiveHearers };

/** What `announceLive` said, as a process hears it; null where it is nothing of ours. */
export function readAnnouncement(payload: string): LiveAnnouncement | null {
  const [tenantId, topic, to, more] = payload.split(" ");
  if (!tenantId || !topic || !to || more !== undefined || !topicShape.test(topic)) return null;
  return { tenantId, topic, hearers: to === "*" ? "everyone" : to.split(",") };
}
