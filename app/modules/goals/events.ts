import { z } from "zod";
import { declareEvents, eventsOf } from "#app/platform/events/catalogue.ts";
import { closures, progressLevels } from "./domain/closure.ts";
import { dependencyAnswers } from "./domain/dependency.ts";

const ofGoal = { record: "Goal", by: "goalId" } as const;

/** What this room announces. Ids and states alone: whoever hears it asks for the rest under their own rights. */
export const goalEvents = declareEvents({
  "goals.created": {
    payload: z.object({ goalId: z.string(), ownerIds: z.array(z.string()) }),
    says: "An objective or a key result was made.",
    leaves: true,
    concerns: ofGoal,
  },
  "goals.owner-added": {
    // `handedOver` where whoever hands over tells of all of it at once.
    payload: z.object({ goalId: z.string(), ownerIds: z.array(z.string()), handedOver: z.boolean().optional() }),
    says: "Somebody became an owner of a goal.",
    leaves: true,
    concerns: ofGoal,
  },
  "goals.edited": {
    payload: z.object({ goalId: z.string(), fields: z.array(z.string()) }),
    says: "A goal was changed.",
    leaves: true,
    concerns: ofGoal,
  },
  "goals.checked-in": {
    payload: z.object({ goalId: z.string(), level: z.enum(progressLevels) }),
    says: "Somebody checked in on a goal.",
    leaves: true,
    concerns: ofGoal,
  },
  "goals.check-in-acknowledged": {
    payload: z.object({ goalId: z.string(), checkInId: z.string() }),
    says: "A manager acknowledged a check-in.",
  },
  "goals.closed": {
    payload: z.object({ goalId: z.string(), closure: z.enum(closures) }),
    says: "A goal was closed.",
    leaves: true,
    concerns: ofGoal,
  },
  "goals.reopened": {
    payload: z.object({ goalId: z.string() }),
    says: "A closed goal was opened again.",
    leaves: true,
    concerns: ofGoal,
  },
  "goals.deleted": {
    payload: z.object({ goalId: z.string() }),
    says: "A goal was deleted.",
    leaves: true,
    concerns: ofGoal,
  },
  "goals.restored": {
    payload: z.object({ goalId: z.string() }),
    says: "A deleted goal was restored.",
    leaves: true,
    concerns: ofGoal,
  },
  "goals.realigned": {
    payload: z.object({ goalId: z.string(), realignmentId: z.string(), movedIds: z.array(z.string()) }),
    says: "Goals were aligned to another one.",
    leaves: true,
    concerns: { ...ofGoal, also: { movedIds: "Goal" } },
  },
  "goals.feeds-changed": {
    payload: z.object({ goalId: z.string(), parentId: z.string() }),
    says: "A goal contributes to another one, or no longer.",
    stays: true,
  },
  "goals.dependency-asked": {
    payload: z.object({ goalId: z.string(), dependencyId: z.string() }),
    says: "The owner of a goal was asked whether another may depend on it.",
  },
  "goals.dependency-answered": {
    payload: z.object({ goalId: z.string(), dependencyId: z.string(), answer: z.enum(dependencyAnswers) }),
    says: "A dependency between goals was confirmed or refused.",
  },
  "goals.dependency-withdrawn": {
    payload: z.object({ goalId: z.string(), dependencyId: z.string() }),
    says: "A dependency between goals was withdrawn.",
  },
  "goals.archived": {
    payload: z.object({ goalId: z.string() }),
    says: "A goal was archived.",
    leaves: true,
    concerns: ofGoal,
  },
  "goals.unarchived": {
    payload: z.object({ goalId: z.string() }),
    says: "A goal was brought back from the archive.",
    leaves: true,
    concerns: ofGoal,
  },
  "goals.template-saved": {
    payload: z.object({ templateId: z.string() }),
    says: "Who may do what with goals was changed.",
    stays: true,
  },
});

/** Keeps name and payload together where an event is recorded. */
export const goalEvent = eventsOf(goalEvents);
