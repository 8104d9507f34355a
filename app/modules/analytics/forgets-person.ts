import { deletes, keeps, type RoomForgetsPerson } from "#app/platform/contributions/forgets-person.ts";

/** Reports that others read stay; who stands in a block of a measure is counted, never named. */
export const analyticsForgetsPerson: RoomForgetsPerson = {
  steps: [
    ...deletes("analytics_pin", "employee_id"),
    ...deletes("analytics_schedule", "employee_id"),
    ...deletes("analytics_report", "owner_id", { only: { shared: false } }),
    ...keeps("work", "analytics_report", "owner_id"),
    ...keeps("work", "analytics_connection", "changed_by"),
    ...keeps("work", "analytics_dashboard", "created_by"),
    ...keeps("numbers", "measure_block_person", "employee_id"),
  ],
};
