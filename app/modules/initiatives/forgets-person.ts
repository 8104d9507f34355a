import { keeps, type RoomForgetsPerson } from "#app/platform/contributions/forgets-person.ts";

/** Tasks are the company's work. */
export const initiativesForgetsPerson: RoomForgetsPerson = {
  steps: [
    ...keeps("work", "initiative", ["created_by", "completed_by"]),
    ...keeps("work", "initiative_person", "employee_id"),
    ...keeps("work", "initiative_series", "created_by"),
  ],
};
