import { blanks, keeps, type RoomForgetsPerson } from "#app/platform/contributions/forgets-person.ts";

/** Numbers are the company's; what was noted beside one goes. */
export const metricsForgetsPerson: RoomForgetsPerson = {
  steps: [
    ...blanks("metric_point", "given_by", { note: "empty" }),
    ...keeps("work", "metric", ["owner_id", "created_by"]),
    ...keeps("work", "metric_point", "replaced_by"),
  ],
};
