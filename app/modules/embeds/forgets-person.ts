import { deletes, keeps, type RoomForgetsPerson } from "#app/platform/contributions/forgets-person.ts";

/** Nobody stays signed in to a widget. */
export const embedsForgetsPerson: RoomForgetsPerson = {
  steps: [...deletes("embed_session", "employee_id"), ...keeps("work", "embed_key", "created_by")],
};
