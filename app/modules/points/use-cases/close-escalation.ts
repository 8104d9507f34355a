import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { recordWrites } from "#app/platform/write/record-writes.ts";
import { PointsEscalation } from "../data/entities.ts";
import { pointsFacts } from "../data/points-facts.ts";
import { pointsEvents } from "../events.ts";
import { oneEscalation, reasonInput } from "./event-input.ts";

const escalations = recordWrites({
  ...{ room: "points", events: pointsEvents, kind: "PointsEscalation", entity: PointsEscalation },
  facts: (context, { employeeId }) => pointsFacts(context, employeeId),
});

export const closeEscalationInput = oneEscalation.extend({
  comment: reasonInput.describe("What was done, or why it is withdrawn; read by the person."),
});
type CloseEscalationInput = z.output<typeof closeEscalationInput>;

/** What a threshold asked for was done. */
export function handleEscalation(context: Context, input: CloseEscalationInput): Promise<{ escalationId: string }> {
  return close(context, input, { state: "HANDLED", event: "points.escalation-handled", action: "handle-escalation" });
}

/** A threshold was wrongly raised: it stays to be seen, with the reason, and is not raised again for the same days. */
export function withdrawEscalation(context: Context, input: CloseEscalationInput): Promise<{ escalationId: string }> {
  const event = "points.escalation-withdrawn";
  return close(context, input, { state: "WITHDRAWN", event, action: "withdraw-escalation" });
}

type End = {
  state: "HANDLED" | "WITHDRAWN";
  event: "points.escalation-handled" | "points.escalation-withdrawn";
  action: string;
};

async function close(
  context: Context,
  { escalationId, comment }: CloseEscalationInput,
  { state, event, action }: End,
): Promise<{ escalationId: string }> {
  await escalations.change(context, {
    ...{ where: { id: escalationId }, may: "handle" },
    change: (held) => {
      if (held.state === "WITHDRAWN" || held.state === state)
        throw conflict("points.escalation-closed", "It was closed already.");
      Object.assign(held, { state, comment, decidedBy: context.actor.employeeId, decidedAt: context.clock.now() });
    },
    tells: ({ employeeId }) => ({ event, payload: { employeeId, escalationId }, action, detail: { employeeId } }),
  });
  return { escalationId };
}
