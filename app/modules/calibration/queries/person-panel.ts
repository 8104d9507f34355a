import { commentThread, type CommentThreadView } from "#app/modules/comments/index.ts";
import { peopleByIds } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { firstRow } from "#app/platform/context/context.ts";
import { requirePerson } from "../data/group-record.ts";
import type { Level, Readiness } from "../domain/talent.ts";
import { sql } from "#tenancy/sql.ts";

export type TalentPlan = {
  risk: Level | null;
  impact: Level | null;
  successors: { id: string; name: string; role: string | null; email: string; readiness: Readiness }[];
  /** 0 where nothing was planned yet. */
  version: number;
};

export type PersonPanel = {
  revieweeId: string;
  /** Of the result: sent back with a move. */
  version: number;
  scores: { overall: number | null; goals: number | null; competencies: number | null; questions: number | null };
  talent: TalentPlan;
  thread: CommentThreadView;
};

/** What the panel of a person shows besides what stands on the board. */
export async function readPersonPanel(
  context: Context,
  asked: { groupId: string; revieweeId: string },
): Promise<PersonPanel> {
  const { reviewee } = await requirePerson(context, "view", asked);
  return {
    revieweeId: reviewee.revieweeId,
    version: reviewee.version,
    scores: reviewee.scores,
    talent: await readTalent(context, reviewee.revieweeId),
    thread: await commentThread(context, { about: "CalibratedPerson", record: reviewee.revieweeId }),
  };
}

async function readTalent(context: Context, revieweeId: string): Promise<TalentPlan> {
  const kept = await firstRow<{ risk: Level | null; impact: Level | null; version: number }>(
    context,
    sql`select risk, impact, version from {calibration_talent} where reviewee_id = ${revieweeId}`,
  );
  const rows = await context.rows<{ id: string; readiness: Readiness }>(
    sql`select employee_id as id, readiness from {calibration_successor} where reviewee_id = ${revieweeId}`,
  );
  const people = await peopleByIds(
    context,
    rows.map(({ id }) => id),
  );
  const successors = rows.flatMap(({ id, readiness }) => {
    const person = people.get(id);
    return person ? [{ ...person, readiness }] : [];
  });
  return { risk: kept?.risk ?? null, impact: kept?.impact ?? null, successors, version: kept?.version ?? 0 };
}
