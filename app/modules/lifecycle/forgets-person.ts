import { blanks, deletes, keeps, type RoomForgetsPerson } from "#app/platform/contributions/forgets-person.ts";

/** That somebody joined and left stays in the figures; what was written on the way goes. */
export const lifecycleForgetsPerson = {
  steps: [
    // Whoever uploaded it: papers about somebody go with them.
    ...deletes("attachment", "employee_id", {
      by: [
        ["record_id", "lifecycle_step"],
        ["journey_id", "lifecycle_journey"],
      ],
      only: { record_kind: "JourneyStep" },
    }),
    ...blanks(
      "lifecycle_step",
      "employee_id",
      { answer: "empty", answers: "object" },
      { by: [["journey_id", "lifecycle_journey"]] },
    ),
    ...blanks("lifecycle_step", ["assignee_id", "closed_by"], { answer: "empty", answers: "object" }),
    ...blanks("lifecycle_journey", "employee_id", { reason: "empty", changes: "object", token_hash: "null" }),
    ...keeps("others", "lifecycle_journey", ["buddy_id", "started_by"]),
    ...keeps("others", "lifecycle_handing", "to_id"),
    ...keeps("work", "lifecycle_template", ["created_by", "hr_id"]),
    ...keeps("work", "lifecycle_template_version", "saved_by"),
  ],
} satisfies RoomForgetsPerson;
