import { keeps, type RoomForgetsPerson } from "#app/platform/contributions/forgets-person.ts";

/** Templates and what was made of them are the company's work. */
export const goalTemplatesForgetsPerson: RoomForgetsPerson = {
  steps: [...keeps("work", "goal_template", "created_by"), ...keeps("work", "goal_from_template", "employee_id")],
};
