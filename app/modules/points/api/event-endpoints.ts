import { z } from "zod";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { actsOn } from "#app/platform/http/acts-on.ts";
import { feature } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { ids } from "../domain/ids.ts";
import { askAppeal, askAppealInput, decideAppeal, decideAppealInput, takeAppealBack } from "../use-cases/appeal.ts";
import { closeEscalationInput, handleEscalation, withdrawEscalation } from "../use-cases/close-escalation.ts";
import { correctEvent, correctEventInput, withdrawEvent, withdrawEventInput } from "../use-cases/correct-event.ts";
import {
  correctEvents,
  correctEventsInput,
  manyEventsInput,
  restoreEvents,
  withdrawEvents,
  withdrawEventsInput,
} from "../use-cases/many-events.ts";
import { eventList, eventListInput, eventShows } from "../queries/event-list.ts";
import { listShape, pageOf, pagingInput, sliceOf } from "#app/platform/http/paging.ts";
import { listedEventShape } from "./present.ts";
import { oneAppeal } from "../use-cases/event-input.ts";
import { recordShift, recordShiftInput, recordEventsInput, recordShiftEvents } from "../use-cases/record-shift.ts";

const can = feature("POINTS");
const doneEvent = z.object({ eventId: ids.event });
const doneAppeal = z.object({ appealId: ids.appeal });

const changedEvents = z.object({
  eventIds: z.array(ids.event).describe("Those that were changed; the others were so already."),
});

const escalation = actsOn({
  ...{ path: "/points-escalations/:escalationId", can, input: closeEscalationInput },
  output: z.object({ escalationId: ids.escalation }),
});

/** Shift events, appeals and thresholds. */
export const eventEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    ...{ method: "POST", path: "/shift-events", can },
    summary: "Records a late arrival, early departure or missed shift by hand.",
    input: recordShiftInput,
    output: doneEvent.extend({ employeeId: ids.employee }),
    run: recordShift,
  }),
  endpoint({
    ...{ method: "POST", path: "/shift-events/batch", can },
    summary:
      "Records up to 1,000 events of a program, all or none; an id sent again is the same event, and corrects it.",
    input: recordEventsInput,
    output: z.object({
      events: z
        .array(
          z.object({
            eventId: ids.event,
            outcome: z.enum(["CREATED", "CHANGED", "UNCHANGED"]).describe("What became of it."),
            employeeId: ids.employee,
          }),
        )
        .describe("The events, as they were sent."),
    }),
    run: recordShiftEvents,
  }),
  ...withChanges(
    endpoint({
      ...{ method: "GET", path: "/shift-events", can },
      summary: "Events of the people whose points the caller administers, the latest day first.",
      input: eventListInput.omit({ page: true }).extend(pagingInput.shape),
      output: listShape(listedEventShape),
      run: async (context, { after, limit, ...asked }) => {
        const slice = sliceOf({ after, limit });
        const { rows, total } = await eventList(context, { ...asked, page: 1 }, slice);
        const shown = rows.map(({ person: { id, name }, ...event }) => ({ ...event, person: { id, name } }));
        return pageOf(shown, total, slice);
      },
    }),
    {
      summary:
        "Events of the people whose points the caller administers by when they changed, oldest first, and those that are gone: to follow them.",
      parts: eventShows.map((show) => ({ show })),
    },
  ),
  endpoint({
    ...{ method: "POST", path: "/shift-events/withdraw", can },
    summary: "Withdraws several events for one reason, all or none.",
    input: withdrawEventsInput,
    output: changedEvents,
    run: withdrawEvents,
  }),
  endpoint({
    ...{ method: "POST", path: "/shift-events/restore", can },
    summary: "Lets several withdrawn events count again, all or none.",
    input: manyEventsInput,
    output: changedEvents,
    run: restoreEvents,
  }),
  endpoint({
    ...{ method: "POST", path: "/shift-events/correct", can },
    summary: "Takes minutes off several late arrivals and early departures for one reason, all or none.",
    input: correctEventsInput,
    output: changedEvents.extend({ minutesOff: z.number().int().describe("The minutes that were taken off each.") }),
    run: correctEvents,
  }),
  endpoint({
    ...{ method: "PUT", path: "/shift-events/:eventId", can },
    summary: "Corrects an event; the ledger takes its points back and posts what it costs now.",
    input: correctEventInput,
    output: doneEvent,
    run: correctEvent,
  }),
  endpoint({
    ...{ method: "POST", path: "/shift-events/:eventId/withdraw", can },
    summary: "Withdraws an event with all its points.",
    input: withdrawEventInput,
    output: doneEvent,
    run: withdrawEvent,
  }),
  endpoint({
    ...{ method: "POST", path: "/shift-events/:eventId/appeal", can },
    summary: "Appeals against an event of the caller's; nothing escalates until it is decided.",
    input: askAppealInput,
    output: doneEvent.extend({ appealId: ids.appeal }),
    run: askAppeal,
  }),
  endpoint({
    ...{ method: "POST", path: "/points-appeals/:appealId/decide", can },
    summary: "Decides an appeal: the event is withdrawn, corrected or stays. Not by whoever recorded it.",
    input: decideAppealInput,
    output: doneAppeal,
    run: decideAppeal,
  }),
  endpoint({
    ...{ method: "POST", path: "/points-appeals/:appealId/take-back", can },
    summary: "Takes an appeal of the caller's back.",
    input: oneAppeal,
    output: doneAppeal,
    run: takeAppealBack,
  }),
  escalation("handle", "Says that what a threshold asked for was done.", handleEscalation),
  escalation("withdraw", "Withdraws a threshold that was wrongly reached, with a reason.", withdrawEscalation),
];
