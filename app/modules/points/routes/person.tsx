import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { PersonScreen } from "../components/person/person-screen.tsx";
import { notesOfThresholds } from "../queries/notes-of-thresholds.ts";
import { ownPlace } from "../queries/own-place.ts";
import { personPoints } from "../queries/person-points.ts";
import { askAppeal, askAppealInput, decideAppeal, decideAppealInput, takeAppealBack } from "../use-cases/appeal.ts";
import { closeEscalationInput, handleEscalation, withdrawEscalation } from "../use-cases/close-escalation.ts";
import { correctEvent, correctEventInput, withdrawEvent, withdrawEventInput } from "../use-cases/correct-event.ts";
import { oneAppeal } from "../use-cases/event-input.ts";
import { recordShift, recordShiftInput } from "../use-cases/record-shift.ts";

const can = feature("POINTS");

export const loader = page({
  can,
  input: z.object({
    employeeId: z.guid().optional(),
    form: z.enum(["add"]).optional().catch(undefined),
    event: z.guid().optional().catch(undefined),
  }),
  load: async (context, { employeeId = context.actor.employeeId, form = null, event = null }) => {
    const points = await personPoints(context, employeeId);
    return {
      ...{ ...points, form, event, place: points.isMe ? await ownPlace(context) : null },
      notes: await notesOfThresholds(context, points.escalations),
      mayStartReview: (await context.ability()).decide("create", { kind: "ReviewCycle" }).allowed,
    };
  },
});

export const action = command({
  can,
  intents: {
    record: { input: recordShiftInput, run: recordShift },
    correct: { input: correctEventInput, run: correctEvent },
    withdraw: { input: withdrawEventInput, run: withdrawEvent },
    appeal: { input: askAppealInput, run: askAppeal },
    decide: { input: decideAppealInput, run: decideAppeal },
    "take-back": { input: oneAppeal, run: takeAppealBack },
    handle: { input: closeEscalationInput, run: handleEscalation },
    "withdraw-threshold": { input: closeEscalationInput, run: withdrawEscalation },
  },
});

/** One person's points: how many, why, and what comes next. */
export default function PersonPoints() {
  return <PersonScreen page={useLoaderData<typeof loader>()} />;
}
