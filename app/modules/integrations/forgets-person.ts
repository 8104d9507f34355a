import { deletes, deletesMentions, keeps, type RoomForgetsPerson } from "#app/platform/contributions/forgets-person.ts";

/** What another system sent about them goes; it may send them anew for as long as it holds them. */
export const integrationsForgetsPerson: RoomForgetsPerson = {
  steps: [
    ...deletes("connector_person", "employee_id"),
    ...deletes("connector_sent", "employee_id"),
    ...deletes("connector_sign_in", "employee_id"),
    deletesMentions("connector_row", "content"),
    deletesMentions("connector_rejected_row", "source"),
    ...keeps("work", "connector_installation", ["created_by", "runs_as"]),
    ...keeps("work", "connector_metric", "created_by"),
    ...keeps("work", "connector_run", "started_by"),
  ],
};
