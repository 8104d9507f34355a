import { deletesMentions, keeps, type RoomForgetsPerson } from "#app/platform/contributions/forgets-person.ts";

/** What was sent out about them is kept no longer. */
export const webhooksForgetsPerson: RoomForgetsPerson = {
  steps: [deletesMentions("webhook_message", "payload"), ...keeps("work", "webhook", "owner_id")],
};
