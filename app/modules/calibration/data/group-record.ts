import { ratedReviewees, type RatedReviewee } from "#app/modules/reviews/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { conflict, notFound } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";

export type GroupRecord = {
  id: string;
  cycleId: string;
  name: string;
  memberIds: string[];
  finishedAt: Date | null;
  version: number;
};

type GroupAct = "view" | "calibrate" | "edit" | "finish";

/** The group, if the actor may do this with it; 404 where they may not see it. */
export async function requireGroup(context: Context, action: GroupAct, groupId: string): Promise<GroupRecord> {
  const group = await readGroup(context, groupId);
  await authorize(context, action, { kind: "CalibrationGroup", memberIds: group.memberIds });
  return group;
}

/** All that rules about a group test; 404 where there is none. */
export async function groupFacts(context: Context, groupId: string) {
  const { memberIds } = await readGroup(context, groupId);
  return { kind: "CalibrationGroup" as const, memberIds };
}

async function readGroup(context: Context, groupId: string): Promise<GroupRecord> {
  const group = await firstRow<GroupRecord>(
    context,
    sql`select g.id, g.cycle_id as "cycleId", g.name, g.finished_at as "finishedAt", g.version,
        (select coalesce(array_agg(m.employee_id::text), '{}') from {calibration_member} m where m.group_id = g.id) as "memberIds"
      from {calibration_group} g where g.id = ${groupId}`,
  );
  if (!group) throw notFound("CalibrationGroup");
  return group;
}

/** A finished group is read; nothing in it is changed until it is opened again. */
export function requireOpen({ finishedAt }: Pick<GroupRecord, "finishedAt">): void {
  if (finishedAt) throw conflict("calibration.finished", "This calibration is finished.");
}

export type PersonInGroup = { group: GroupRecord; reviewee: RatedReviewee };
type PersonAct = "view" | "calibrate" | "comment";

/** Somebody in the group, if the actor may do this with them: never with themselves. */
export async function requirePerson(
  context: Context,
  action: PersonAct,
  { groupId, revieweeId }: { groupId: string; revieweeId: string },
): Promise<PersonInGroup> {
  const group = await requireGroup(context, "view", groupId);
  const [reviewee] = await revieweesOf(context, group, revieweeId);
  if (!reviewee) throw notFound("CalibratedPerson");
  await authorize(context, action, personFacts(group, reviewee));
  return { group, reviewee };
}

export const personFacts = ({ memberIds }: GroupRecord, { employeeId }: Pick<RatedReviewee, "employeeId">) => ({
  kind: "CalibratedPerson" as const,
  memberIds,
  employeeId,
});

/** Everybody in the group, or one of them, whoever asks. */
export async function revieweesOf(
  context: Context,
  { id, cycleId }: Pick<GroupRecord, "id" | "cycleId">,
  revieweeId?: string,
): Promise<RatedReviewee[]> {
  const one = revieweeId ? sql`reviewee_id = ${revieweeId}` : sql`true`;
  const inside = await context.rows<{ id: string }>(
    sql`select reviewee_id as id from {calibration_reviewee} where group_id = ${id} and ${one}`,
  );
  if (inside.length === 0) return [];
  return ratedReviewees(
    context,
    cycleId,
    inside.map((row) => row.id),
  );
}

/** The group somebody of a cycle is calibrated in; null where they are in none. */
export async function groupOfReviewee(context: Context, revieweeId: string): Promise<GroupRecord | null> {
  const found = await firstRow<{ groupId: string }>(
    context,
    sql`select group_id as "groupId" from {calibration_reviewee} where reviewee_id = ${revieweeId}`,
  );
  return found && readGroup(context, found.groupId);
}
