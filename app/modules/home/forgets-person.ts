import { deletes, type RoomForgetsPerson } from "#app/platform/contributions/forgets-person.ts";

/** A choice of one's own. */
export const homeForgetsPerson: RoomForgetsPerson = {
  steps: [...deletes("first_steps_hidden", "employee_id")],
};
