import { keeps, type RoomForgetsPerson } from "#app/platform/contributions/forgets-person.ts";

/** Who put a tag on a goal stays with the goal. */
export const tagsForgetsPerson: RoomForgetsPerson = {
  steps: [
    ...keeps("work", "tag", "deleted_by"),
    ...keeps("work", "tag_on_goal", "attached_by"),
    ...keeps("work", "tag_on_initiative", "attached_by"),
  ],
};
