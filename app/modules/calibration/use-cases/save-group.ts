import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import { peopleBelow } from "../queries/people-below.ts";
import { ungrouped } from "../queries/ungrouped.ts";
import { markCalibrated, requireCycleForCalibration } from "#app/modules/reviews/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { holdRecord, versionRead } from "#app/platform/data/hold-record.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { CalibrationGroup } from "../data/entities.ts";
import { requireGroup, requireOpen } from "../data/group-record.ts";
import { ids, reasonInput } from "../domain/ids.ts";
import { tellBoards, writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

const nameInput = textInput({
  most: 120,
  missing: "calibration.name-needed",
  tooLong: "calibration.too-long",
}).describe("What the group is called.");
const several = (description: string) =>
  z
    .preprocess((value) => (value === undefined || value === "" ? [] : [value].flat()), z.array(ids.employee).max(500))
    .describe(description);

export const createGroupInput = z.object({
  cycleId: ids.cycle,
  name: nameInput,
  memberIds: several("Who calibrates, besides administrators."),
  headIds: several("Everybody who reports to one of these people, directly or not, is calibrated in this group."),
  employeeIds: several("People who are calibrated in this group whomever they report to."),
});
export type CreateGroupInput = z.output<typeof createGroupInput>;

/** Opens a group. People of the cycle who are in another group stay there; a group of nobody is refused. */
export async function createGroup(context: Context, input: CreateGroupInput): Promise<{ groupId: string }> {
  await authorize(context, "create", { kind: "CalibrationGroup" });
  await requireCycleForCalibration(context, input.cycleId);
  const inside = new Set([...(await peopleBelow(context, input.headIds)), ...input.employeeIds]);
  const revieweeIds = (await ungrouped(context, input.cycleId))
    .filter(({ employeeId }) => inside.has(employeeId))
    .map(({ revieweeId }) => revieweeId);
  if (revieweeIds.length === 0)
    throw invalid("calibration.nobody", "Nobody of this cycle would be in the group.", {
      fields: { headIds: "calibration.nobody" },
    });
  return { groupId: await keepGroup(context, { ...input, revieweeIds }) };
}

export type NewGroup = { cycleId: string; name: string; memberIds: readonly string[]; revieweeIds: readonly string[] };

/** Writes a group that the actor was authorized to create. */
export async function keepGroup(
  context: Context,
  { cycleId, name, memberIds, revieweeIds }: NewGroup,
): Promise<string> {
  const groupId = context.newId();
  context.em.create(CalibrationGroup, {
    id: groupId,
    cycleId,
    name,
    createdBy: context.actor.employeeId,
    createdAt: context.clock.now(),
  });
  await context.em.flush();
  await keepMembers(context, groupId, memberIds);
  await insertRows(
    context,
    "calibration_reviewee",
    "reviewee_id uuid, group_id uuid",
    revieweeIds.map((id) => ({ reviewee_id: id, group_id: groupId })),
  );
  await writeDown(
    context,
    "calibration.group-created",
    { groupId },
    { action: "create-group", subject: "CalibrationGroup", id: groupId, detail: { name, people: revieweeIds.length } },
  );
  return groupId;
}

async function keepMembers(context: Context, groupId: string, memberIds: readonly string[]): Promise<void> {
  await context.rows(sql`delete from {calibration_member} where group_id = ${groupId}`);
  await insertRows(
    context,
    "calibration_member",
    "group_id uuid, employee_id uuid",
    [...new Set(memberIds)].map((id) => ({ group_id: groupId, employee_id: id })),
  );
}

export const editGroupInput = z.object({
  groupId: ids.group,
  name: nameInput,
  memberIds: several("Who calibrates, besides administrators."),
  version: versionRead,
});

/** Renames a group and says who calibrates in it. */
export async function editGroup(
  context: Context,
  { groupId, name, memberIds, version }: z.output<typeof editGroupInput>,
): Promise<{ groupId: string }> {
  const before = await requireGroup(context, "edit", groupId);
  requireOpen(before);
  const group = await holdGroup(context, groupId, version);
  group.name = name;
  await context.em.flush();
  await keepMembers(context, groupId, memberIds);
  await writeDown(
    context,
    "calibration.group-changed",
    { groupId },
    { action: "edit-group", subject: "CalibrationGroup", id: groupId, detail: { name, memberIds } },
  );
  await tellBoards(context, { id: groupId, memberIds: [...before.memberIds, ...memberIds] });
  return { groupId };
}

async function markPeople(context: Context, groupId: string, how: { finished: boolean }): Promise<void> {
  const inside = await context.rows<{ id: string }>(
    sql`select reviewee_id as id from {calibration_reviewee} where group_id = ${groupId}`,
  );
  await markCalibrated(
    context,
    inside.map(({ id }) => id),
    how,
  );
}

const holdGroup = (context: Context, groupId: string, version: number | undefined) =>
  holdRecord(
    context,
    CalibrationGroup,
    { id: groupId },
    {
      version,
      subject: "CalibrationGroup",
      changedBy: ["calibration.edit-group", "calibration.finish", "calibration.reopen"],
    },
  );

export const oneGroup = z.object({ groupId: ids.group });

/** Deletes a group in which nobody was moved; one with a history stays. */
export async function deleteGroup(
  context: Context,
  { groupId }: z.output<typeof oneGroup>,
): Promise<{ cycleId: string }> {
  const group = await requireGroup(context, "edit", groupId);
  const moves = await context.rows(sql`select 1 from {calibration_move} where group_id = ${groupId} limit 1`);
  if (moves.length > 0) throw conflict("calibration.has-moves", "People were moved in this group.");
  await markPeople(context, groupId, { finished: false });
  await context.rows(sql`delete from {calibration_group} where id = ${groupId}`);
  await writeDown(
    context,
    "calibration.group-deleted",
    { groupId },
    { action: "delete-group", subject: "CalibrationGroup", id: groupId, detail: { name: group.name } },
  );
  return { cycleId: group.cycleId };
}

export const finishGroupInput = z.object({ groupId: ids.group, version: versionRead });

/** Closes the board: the ratings stay as they are, and the managers concerned are told. */
export async function finishGroup(
  context: Context,
  { groupId, version }: z.output<typeof finishGroupInput>,
): Promise<{ groupId: string }> {
  const before = await requireGroup(context, "finish", groupId);
  requireOpen(before);
  const group = await holdGroup(context, groupId, version);
  requireOpen({ finishedAt: group.finishedAt ?? null });
  group.finishedAt = context.clock.now();
  group.finishedBy = context.actor.employeeId;
  await context.em.flush();
  await markPeople(context, groupId, { finished: true });
  await writeDown(
    context,
    "calibration.finished",
    { groupId },
    { action: "finish", subject: "CalibrationGroup", id: groupId },
  );
  await tellBoards(context, before);
  return { groupId };
}

export const reopenGroupInput = z.object({ groupId: ids.group, reason: reasonInput });

/** Opens a finished board again, with a reason. */
export async function reopenGroup(
  context: Context,
  { groupId, reason }: z.output<typeof reopenGroupInput>,
): Promise<{ groupId: string }> {
  const before = await requireGroup(context, "finish", groupId);
  const group = await holdGroup(context, groupId, undefined);
  if (!group.finishedAt) throw conflict("calibration.not-finished", "This calibration is open.");
  group.finishedAt = null;
  group.finishedBy = null;
  await context.em.flush();
  await markPeople(context, groupId, { finished: false });
  await writeDown(
    context,
    "calibration.reopened",
    { groupId },
    { action: "reopen", subject: "CalibrationGroup", id: groupId, detail: { reason } },
  );
  await tellBoards(context, before);
  return { groupId };
}
