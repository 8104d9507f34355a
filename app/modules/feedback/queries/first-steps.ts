import type { Context } from "#app/platform/context/context.ts";
import type { FirstStep } from "#app/platform/contributions/first-step.ts";
import { feedbackPlaces } from "../feedback-places.ts";
import { sql } from "#tenancy/sql.ts";

/** A first word to a colleague. */
export function feedbackFirstSteps({ actor }: Context): FirstStep[] {
  return [
    {
      label: "first-steps.give",
      href: `${feedbackPlaces.given}?formType=provided`,
      group: "me",
      done: sql`exists (select from {feedback} f where f.author_id = ${actor.employeeId} and f.receiver_id is not null)`,
    },
  ];
}
