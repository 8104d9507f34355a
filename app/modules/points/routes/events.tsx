import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { EventsScreen } from "../components/events/events-screen.tsx";
import { eventList, eventListInput } from "../queries/event-list.ts";
import { correctManyEvents, restoreManyEvents, withdrawManyEvents } from "../jobs/many-events.ts";
import { recordShift, recordShiftInput } from "../use-cases/record-shift.ts";

const can = all(feature("POINTS"), mayEver("view", "PointsCompany"));

export const loader = page({
  can,
  input: eventListInput.extend({ form: z.enum(["add", "withdraw", "correct"]).optional().catch(undefined) }),
  load: async (context, { form = null, ...input }) => ({
    ...(await eventList(context, input)),
    ...{ form, today: context.today() },
  }),
});

export const action = command({
  can,
  intents: {
    record: { input: recordShiftInput, run: recordShift },
    "withdraw-events": withdrawManyEvents.intent,
    "restore-events": restoreManyEvents.intent,
    "correct-events": correctManyEvents.intent,
  },
});

/** What was recorded of shifts, over all people, to be put right at once. */
export default function Events() {
  return <EventsScreen page={useLoaderData<typeof loader>()} />;
}
