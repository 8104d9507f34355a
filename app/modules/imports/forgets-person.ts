import { deletes, deletesMentions, keeps, type RoomForgetsPerson } from "#app/platform/contributions/forgets-person.ts";

/** A line that tells of them goes, whoever brought the file in. */
export const importsForgetsPerson: RoomForgetsPerson = {
  steps: [
    ...deletes("imported_file_verdict", "record_id"),
    deletesMentions("imported_file_line", "cells"),
    ...keeps("work", "imported_file", "created_by"),
  ],
};
