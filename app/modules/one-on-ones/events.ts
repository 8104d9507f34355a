import { z } from "zod";
import { declareEvents } from "#app/platform/events/catalogue.ts";

/** What this room announces: ids and states alone, never a word that was written. */
export const oneOnOneEvents = declareEvents({
  "one-on-ones.scheduled": {
    payload: z.object({
      ...{ seriesId: z.string(), meetingId: z.string(), partnerId: z.string() },
      /** Of one that was planned for somebody: whose it is; left out, the actor's. */
      inNameOf: z.string().optional(),
    }),
    says: "A 1:1, or a series of them, was scheduled.",
    leaves: true,
  },
  "one-on-ones.moved": {
    payload: z.object({ seriesId: z.string(), meetingId: z.string(), following: z.boolean() }),
    says: "A 1:1 was moved to another time.",
    leaves: true,
  },
  "one-on-ones.edited": {
    payload: z.object({ seriesId: z.string(), meetingId: z.string() }),
    says: "A series of 1:1s got another rhythm, length, day or hour; with the 1:1 that is next.",
    leaves: true,
  },
  "one-on-ones.state-changed": {
    payload: z.object({ seriesId: z.string(), meetingId: z.string(), state: z.string() }),
    says: "A 1:1 was held, cancelled, skipped or restored.",
    leaves: true,
  },
  "one-on-ones.replied": {
    payload: z.object({
      ...{ seriesId: z.string(), meetingId: z.string(), reply: z.string() },
      /** About all after it too. */
      following: z.boolean(),
      /** With a time at which the person could instead. */
      proposed: z.boolean(),
    }),
    says: "Somebody said whether they will be at a 1:1.",
    leaves: true,
  },
  "one-on-ones.archived": {
    payload: z.object({ seriesId: z.string(), archived: z.boolean() }),
    says: "A series of 1:1s was archived or brought back.",
    stays: true,
  },
  "one-on-ones.extended": {
    payload: z.object({ seriesId: z.string() }),
    says: "More meetings of a series were planned.",
    stays: true,
  },
  "one-on-ones.point-changed": {
    payload: z.object({ meetingId: z.string(), pointId: z.string(), change: z.string() }),
    says: "A talking point was added, changed, ticked or removed.",
    stays: true,
  },
  "one-on-ones.note-saved": {
    payload: z.object({ meetingId: z.string() }),
    says: "Somebody began to write notes of a 1:1.",
    stays: true,
  },
  "one-on-ones.reflected": {
    payload: z.object({ meetingId: z.string() }),
    says: "Somebody reflected on a 1:1.",
    stays: true,
  },
  "one-on-ones.action-added": {
    payload: z.object({ meetingId: z.string(), initiativeId: z.string() }),
    says: "A next step was agreed in a 1:1.",
    stays: true,
  },
  "one-on-ones.template-changed": {
    payload: z.object({ templateId: z.string(), change: z.string() }),
    says: "A template for agendas was changed.",
    stays: true,
  },
  "one-on-ones.question-changed": {
    payload: z.object({ questionId: z.string(), change: z.string() }),
    says: "A question of the library was changed.",
    stays: true,
  },
  "one-on-ones.handover-asked": {
    payload: z.object({ seriesId: z.string(), what: z.string() }),
    says: "Somebody asked to read the notes of earlier 1:1s.",
  },
  "one-on-ones.handover-answered": {
    payload: z.object({ seriesId: z.string(), state: z.string() }),
    says: "Somebody answered who may read the notes of earlier 1:1s.",
  },
  "one-on-ones.settings-changed": {
    payload: z.object({}),
    says: "The settings of 1:1s were changed.",
    stays: true,
  },
});

/** The same event as of whose name it was done in: the two hear of each other, and not of who planned it. */
export function inNameOf<Event extends { actorId: string | null; payload: { inNameOf?: string | undefined } }>(
  event: Event,
): Event {
  return { ...event, actorId: event.payload.inNameOf ?? event.actorId };
}
