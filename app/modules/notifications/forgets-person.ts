import { deletes, deletesMentions, type RoomForgetsPerson } from "#app/platform/contributions/forgets-person.ts";

/** Notices to them go, and those of others that name them. */
export const notificationsForgetsPerson: RoomForgetsPerson = {
  steps: [
    ...deletes("notification", "recipient_id"),
    deletesMentions("notification", "payload"),
    ...deletes("notice_choice", "employee_id"),
    ...deletes("quiet_time", "employee_id"),
    ...deletes("push_device", "employee_id"),
  ],
};
