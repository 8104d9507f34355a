import { deletes, type RoomForgetsPerson } from "#app/platform/contributions/forgets-person.ts";

/** What they asked for help with, and whether they wanted any. */
export const assistForgetsPerson: RoomForgetsPerson = {
  steps: [...deletes("assist_ask", "employee_id"), ...deletes("assist_preference", "employee_id")],
};
