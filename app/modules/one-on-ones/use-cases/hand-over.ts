import { z } from "zod";
import { tickInput } from "#app/platform/http/typed-input.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import { conflict, notFound } from "#app/platform/errors/app-error.ts";
import { OneOnOneHandover } from "../data/entities.ts";
import { factsOf, requireSeries } from "../data/one-on-one-record.ts";
import { handovers, stateAnswered, type HandoverState } from "../domain/handover.ts";
import { currentMeeting } from "../queries/current-meeting.ts";
import { managerChangeOf, openActionsOf, type ManagerChange } from "../queries/handover.ts";
import { oneSeries } from "./one-on-one-input.ts";
import { tellBoth } from "./tell-both.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const askHandoverInput = oneSeries.extend({
  what: z
    .enum(handovers)
    .describe(
      "NOTHING, ACTIONS for open action items, or NOTES for these and, if the employee agrees, the shared notes.",
    ),
});
export type HandedOver = { seriesId: string; state: HandoverState };

/** The new manager says what is to go over from the 1:1s with the former one. Notes wait for the employee. */
export async function askHandover(
  context: Context,
  { seriesId, what }: z.output<typeof askHandoverInput>,
): Promise<HandedOver> {
  const series = await requireSeries(context, "edit", seriesId);
  const change = await managerChangeOf(context, series);
  if (!change) throw notFound("OneOnOneHandover");
  const { managerId, employeeId, former } = change;
  const { participantIds } = factsOf(series);
  await authorize(context, "ask", { kind: "OneOnOneHandover", participantIds, managerId, employeeId });
  const known = await firstRow(context, sql`select from {one_on_one_handover} where series_id = ${seriesId}`);
  if (known) throw conflict("one-on-ones.handover-answered", "It was decided before.");
  const state = what === "NOTES" ? "ASKED" : "DONE";
  context.em.create(OneOnOneHandover, {
    ...{ id: context.newId(), seriesId, formerSeriesId: former.seriesId, employeeId, managerId, what, state },
    askedAt: context.clock.now(),
  } as never);
  await context.em.flush();
  const actions = what === "NOTHING" ? 0 : await bringActions(context, seriesId, change);
  await tellBoth(context, series, `one-on-one:${seriesId}`);
  await writeDown(
    context,
    "one-on-ones.handover-asked",
    { seriesId, what },
    { action: "ask-handover", subject: "OneOnOneSeries", id: seriesId, detail: { what, actions } },
  );
  return { seriesId, state };
}

/** Open action items of the employee stand in the 1:1 that is next, and no longer where they were agreed on. */
async function bringActions(context: Context, seriesId: string, change: ManagerChange): Promise<number> {
  const tasks = await openActionsOf(context, change);
  if (tasks.length === 0) return 0;
  await context.rows(
    sql`update {one_on_one_action} set series_id = ${seriesId}, meeting_id = ${await currentMeeting(context, seriesId)}
      where series_id = ${change.former.seriesId} and initiative_id = any(${tasks.map(({ id }) => id)}::uuid[])`,
  );
  return tasks.length;
}

export const answerHandoverInput = oneSeries.extend({
  agreed: tickInput.describe("Whether the new manager may read the shared notes; can be taken back at any time."),
});

/** The employee lets the new manager read the shared notes of before, or does not, or no longer. */
export async function answerHandover(
  context: Context,
  { seriesId, agreed }: z.output<typeof answerHandoverInput>,
): Promise<HandedOver> {
  const series = await requireSeries(context, "edit", seriesId);
  const record = await holdRecord(
    context,
    OneOnOneHandover,
    { seriesId },
    { version: undefined, subject: "OneOnOneHandover", changedBy: [] },
  );
  const { managerId, employeeId } = record;
  const { participantIds } = factsOf(series);
  await authorize(context, "answer", { kind: "OneOnOneHandover", participantIds, managerId, employeeId });
  const state = stateAnswered(record.state as HandoverState, agreed);
  if (!state) throw conflict("one-on-ones.handover-answered", "Nothing was asked for.");
  if (state === record.state) return { seriesId, state };
  Object.assign(record, { state, answeredAt: context.clock.now() });
  await context.em.flush();
  await tellBoth(context, series, `one-on-one:${seriesId}`);
  await writeDown(
    context,
    "one-on-ones.handover-answered",
    { seriesId, state },
    { action: "answer-handover", subject: "OneOnOneSeries", id: seriesId, detail: { state } },
  );
  return { seriesId, state };
}
