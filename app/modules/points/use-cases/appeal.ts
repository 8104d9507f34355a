import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { lockNamed } from "#app/platform/data/lock-named.ts";
import { AppError, conflict, notFound } from "#app/platform/errors/app-error.ts";
import { recordWrites } from "#app/platform/write/record-writes.ts";
import { sql } from "#tenancy/sql.ts";
import { derivePeople } from "../data/derive-people.ts";
import { PointsAppeal } from "../data/entities.ts";
import { pointsFacts } from "../data/points-facts.ts";
import { isAppealable, standingEntry } from "../data/standing-entry.ts";
import { tellRaised } from "../data/tell-raised.ts";
import { pointsEvents } from "../events.ts";
import { correctByAppeal, withdrawAs } from "./correct-event.ts";
import { measuredShape, oneAppeal, oneEvent, reasonInput } from "./event-input.ts";

const appeals = recordWrites({
  ...{ room: "points", events: pointsEvents, kind: "PointsAppeal", entity: PointsAppeal },
  facts: (context, { employeeId }) => pointsFacts(context, employeeId),
});

export const askAppealInput = oneEvent.extend({ reason: reasonInput.describe("What was otherwise.") });

type AboutEvent = {
  employeeId: string;
  withdrawn: boolean;
  recordedBy: string | null;
  appealable: boolean;
  states: string[];
};

async function requireEvent(context: Context, eventId: string): Promise<AboutEvent> {
  const event = await firstRow<AboutEvent>(
    context,
    sql`select s.employee_id as "employeeId", s.withdrawn_at is not null as withdrawn, s.recorded_by as "recordedBy",
        ${isAppealable(context)} as appealable, array(select a.state from {points_appeal} a where a.event_id = s.id) as states
      from {shift_event} s join {employee} e on e.id = s.employee_id cross join {organization} o ${standingEntry}
      where s.id = ${eventId}`,
  );
  if (!event) throw notFound("ShiftEvent");
  return event;
}

/** A person says that an event is not as it was recorded. Until it is decided nothing escalates. */
export async function askAppeal(
  context: Context,
  { eventId, reason }: z.output<typeof askAppealInput>,
): Promise<{ appealId: string; eventId: string }> {
  const first = await requireEvent(context, eventId);
  const facts = await pointsFacts(context, first.employeeId);
  await lockNamed(context, `appeal:${eventId}`);
  const { employeeId, withdrawn, appealable, states } = await requireEvent(context, eventId);
  await authorize(context, "appeal", facts);
  // Refused behind who may, so that nobody learns of an event that is not theirs.
  if (withdrawn) throw conflict("points.withdrawn", "It was withdrawn.");
  if (states.includes("ASKED")) throw conflict("points.appeal-open", "It waits for a decision already.");
  if (states.some((state) => state !== "TAKEN_BACK")) throw conflict("points.appeal-decided", "It was decided.");
  if (!appealable) throw conflict("points.appeal-too-late", "Its points count no more.");
  const appealId = context.newId();
  await appeals.create(context, {
    ...{ of: facts, may: "appeal" },
    values: { id: appealId, eventId, employeeId, reason, state: "ASKED", askedAt: context.clock.now(), answer: "" },
    tells: {
      ...{ event: "points.appeal-asked", payload: { employeeId, eventId, appealId }, action: "ask-appeal" },
      detail: { employeeId },
    },
  } as Parameters<typeof appeals.create>[1]);
  return { appealId, eventId };
}

export const decideAppealInput = oneAppeal.extend({
  granted: z
    .enum(["yes", "corrected", "no"])
    .describe("`yes` withdraws the event with its points, `corrected` corrects it, `no` leaves it as it is."),
  minutes: measuredShape.minutes.describe("How many minutes late or early it really was, for `corrected`."),
  days: measuredShape.days.describe("How many days were really missed, for `corrected` of a missed shift."),
  answer: reasonInput.describe("Why; read by the person."),
});

/** Decides an appeal. Whoever recorded the event does not, nor whom it is about. */
export async function decideAppeal(
  context: Context,
  { appealId, granted, answer, ...found }: z.output<typeof decideAppealInput>,
): Promise<{ appealId: string }> {
  const state = granted === "no" ? "DECLINED" : "GRANTED";
  const { eventId, employeeId } = await close(context, { appealId, may: "decide", state, answer });
  if (granted === "yes") await withdrawAs(context, "decide", { eventId, reason: answer, version: undefined });
  else if (granted === "corrected") await correctByAppeal(context, { eventId, reason: answer, ...found });
  else await tellRaised(context, await derivePeople(context, [employeeId]));
  return { appealId };
}

/** Takes one's own appeal back. */
export async function takeAppealBack(
  context: Context,
  { appealId }: z.output<typeof oneAppeal>,
): Promise<{ appealId: string }> {
  const closed = { appealId, may: "appeal" as const, state: "TAKEN_BACK", answer: "" };
  const { employeeId } = await close(context, closed);
  await tellRaised(context, await derivePeople(context, [employeeId]));
  return { appealId };
}

type Closing = {
  appealId: string;
  may: "decide" | "appeal";
  state: string;
  answer: string;
};

function close(context: Context, { appealId, may, state, answer }: Closing) {
  return appeals.change(context, {
    ...{ where: { id: appealId }, may },
    change: async (held) => {
      if (held.state !== "ASKED") throw conflict("points.appeal-decided", "It was decided.");
      if (may === "decide") await requireSomebodyElse(context, held.eventId);
      Object.assign(held, { state, answer, decidedBy: context.actor.employeeId, decidedAt: context.clock.now() });
    },
    tells: ({ employeeId, eventId }) => ({
      ...{ event: "points.appeal-decided", payload: { employeeId, eventId, appealId, state }, action: "decide-appeal" },
      detail: { employeeId, state },
    }),
  });
}

async function requireSomebodyElse(context: Context, eventId: string): Promise<void> {
  const { recordedBy } = await requireEvent(context, eventId);
  if (recordedBy === context.actor.employeeId)
    throw new AppError("points.own-record", 403, "Whoever recorded the event does not decide the appeal.");
}
