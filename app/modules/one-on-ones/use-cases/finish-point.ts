import { type z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord, type AsRead } from "#app/platform/data/hold-record.ts";
import { holdDeleted, setDeleted } from "#app/platform/data/soft-deletion.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { OneOnOnePoint } from "../data/entities.ts";
import { requirePoint } from "../data/point-record.ts";
import { meetingsOf } from "../data/one-on-one-record.ts";
import { ids } from "../domain/ids.ts";
import { onePoint, type OnePoint } from "./one-on-one-input.ts";
import { tellOfPoint } from "./tell-both.ts";
import { writeDown } from "./write-down.ts";

export const finishPointInput = onePoint.extend({ meetingId: ids.meeting });

/** It was talked about in this meeting. */
export async function finishPoint(
  context: Context,
  { pointId, meetingId }: z.output<typeof finishPointInput>,
): Promise<{ pointId: string }> {
  const { point, series } = await requirePoint(context, "arrange", pointId);
  if (!(await meetingsOf(context, series.id)).some(({ id }) => id === meetingId)) throw notFound("OneOnOne");
  if (point.done) return { pointId };
  const record = await context.em.findOneOrFail(OneOnOnePoint, { id: pointId });
  Object.assign(record, { doneIn: meetingId, doneBy: context.actor.employeeId, doneAt: context.clock.now() });
  await context.em.flush();
  await tell(context, { series, point }, meetingId, "DONE");
  return { pointId };
}

/** It is to be talked about after all. */
export async function reopenPoint(context: Context, { pointId }: OnePoint): Promise<{ pointId: string }> {
  const { point, series } = await requirePoint(context, "arrange", pointId);
  if (!point.done) return { pointId };
  const record = await context.em.findOneOrFail(OneOnOnePoint, { id: pointId });
  Object.assign(record, { doneIn: null, doneBy: null, doneAt: null });
  await context.em.flush();
  await tell(context, { series, point }, point.meetingId, "REOPENED");
  return { pointId };
}

/** Takes a talking point off the agenda; whoever took it can bring it back. */
export async function removePoint(
  context: Context,
  { pointId, version }: AsRead<OnePoint>,
): Promise<{ pointId: string }> {
  const { point, series } = await requirePoint(context, "edit", pointId);
  const record = await holdRecord(
    context,
    OneOnOnePoint,
    { id: pointId },
    { version, subject: "OneOnOneText", changedBy: ["one-on-ones.edit-point"] },
  );
  await setDeleted(context, record, true);
  await tell(context, { series, point }, point.meetingId, "REMOVED");
  return { pointId };
}

export async function restorePoint(context: Context, { pointId }: OnePoint): Promise<{ pointId: string }> {
  const own = { id: pointId, authorId: context.actor.employeeId };
  await setDeleted(context, await holdDeleted(context, OneOnOnePoint, own, "OneOnOneText"), false);
  const { point, series } = await requirePoint(context, "edit", pointId);
  await tell(context, { series, point }, point.meetingId, "RESTORED");
  return { pointId };
}

const actions = { DONE: "finish-point", REOPENED: "reopen-point", REMOVED: "remove-point", RESTORED: "restore-point" };

async function tell(
  context: Context,
  { series, point }: Pick<Awaited<ReturnType<typeof requirePoint>>, "series" | "point">,
  meetingId: string,
  change: keyof typeof actions,
): Promise<void> {
  await tellOfPoint(context, series, point);
  await writeDown(
    context,
    "one-on-ones.point-changed",
    { meetingId, pointId: point.id, change },
    { action: actions[change], subject: "OneOnOneText", id: point.id },
  );
}
