import { liveReportingLine } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { requireCompetency } from "./require-goal.ts";
import { sql } from "#tenancy/sql.ts";

export type PraiseOfPost = {
  postId: string;
  body: string;
  receiverIds: readonly string[];
  /** Those the post named before it was changed: whose praise was taken away alone does not come back with other words. */
  before?: readonly string[];
  /** What it is praise for; left out, the praise of the post stays for what it was for. */
  competencyId?: string | null;
  /** Whether everybody reads the post; else its praise is between its author and each receiver. */
  forEverybody: boolean;
};

/**
 * Keeps what the actor praises in a post of the feed: a feedback for each receiver, who are told by the feed. Whoever calls
 * has authorized, records and audits the post.
 */
export async function keepPraise(context: Context, praise: PraiseOfPost): Promise<void> {
  const { postId, body, before = [], forEverybody } = praise;
  const me = context.actor.employeeId;
  const now = context.clock.now();
  const receivers = praise.receiverIds.filter((id) => id !== me);
  const anew = receivers.filter((id) => !before.includes(id));
  await context.rows(
    sql`update {feedback} set deleted_at = ${now}, deleted_by = ${me}, version = version + 1
      where post_id = ${postId} and deleted_at is null and receiver_id <> all(${receivers}::uuid[])`,
  );
  await context.rows(
    sql`update {feedback} set body = ${body}, edited_at = ${now}, deleted_at = null, deleted_by = null, version = version + 1
      where post_id = ${postId} and ((body <> ${body} and deleted_at is null) or (deleted_at is not null
        and receiver_id = any(${anew}::uuid[])))`,
  );
  await requireCompetency(context, praise.competencyId);
  if (praise.competencyId !== undefined)
    await context.rows(
      sql`update {feedback} set competency_id = ${praise.competencyId}::uuid, version = version + 1
        where post_id = ${postId} and deleted_at is null and competency_id is distinct from ${praise.competencyId}::uuid`,
    );
  const rows = await withManagers(context, anew);
  if (rows.length === 0) return;
  const competencyId = praise.competencyId === undefined ? await competencyOf(context, postId) : praise.competencyId;
  await context.rows(
    sql`insert into {feedback} (id, post_id, author_id, receiver_id, manager_id, sentiment, visibility, body,
        competency_id, created_at)
      select id, ${postId}::uuid, ${me}::uuid, receiver_id, manager_id, 'APPRECIATIVE',
        ${forEverybody ? "PUBLIC" : "RECEIVER"}, ${body}, ${competencyId}::uuid, ${now}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, receiver_id uuid, manager_id uuid)
      on conflict (post_id, receiver_id) do nothing`,
  );
}

async function competencyOf(context: Context, postId: string): Promise<string | null> {
  const [known] = await context.rows<{ id: string }>(
    sql`select competency_id as id from {feedback} where post_id = ${postId} and competency_id is not null limit 1`,
  );
  return known?.id ?? null;
}

async function withManagers(context: Context, receivers: readonly string[]) {
  if (receivers.length === 0) return [];
  const found = await context.rows<{ employeeId: string; managerId: string | null }>(
    sql`select a.employee_id as "employeeId", a.manager_id as "managerId" from {assignment} a
      where a.employee_id = any(${[...receivers]}::uuid[]) and ${liveReportingLine(context.today())}`,
  );
  const managers = new Map(found.map(({ employeeId, managerId }) => [employeeId, managerId]));
  return receivers.map((id) => ({ id: context.newId(), receiver_id: id, manager_id: managers.get(id) ?? null }));
}

/** Takes away all that a post praises, at the moment at which the post went. */
export async function deletePraise(context: Context, postId: string, at: Date): Promise<void> {
  await context.rows(
    sql`update {feedback} set deleted_at = ${at}, deleted_by = ${context.actor.employeeId}, version = version + 1
      where post_id = ${postId} and deleted_at is null`,
  );
}

/** Brings back what went with the post at that moment; what was taken away before it stays away. */
export async function restorePraise(context: Context, postId: string, at: Date): Promise<void> {
  await context.rows(
    sql`update {feedback} set deleted_at = null, deleted_by = null, version = version + 1
      where post_id = ${postId} and deleted_at = ${at}`,
  );
}
