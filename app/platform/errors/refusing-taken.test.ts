import { expect, test } from "vitest";
import { refusingTaken } from "./refusing-taken.ts";

const indexes = { tag_name: { code: "tags.taken", field: "name", message: "There is a tag of this name." } };
const refused = (error: object) => refusingTaken(Promise.reject(Object.assign(new Error("refused"), error)), indexes);

test.each([
  ["by its name", { code: "23505", constraint: "tag_name" }],
  [
    "by the message of a distributed table",
    { code: "23505", message: 'duplicate key value violates unique constraint "tag_name_102345"' },
  ],
  ["by the message alone", { code: "23505", message: 'duplicate key value violates unique constraint "tag_name"' }],
])("what is taken is known %s", async (_, error) => {
  await expect(refused(error)).rejects.toMatchObject({
    status: 409,
    code: "tags.taken",
    details: { fields: { name: "tags.taken" } },
  });
});

test.each([
  ["another index", { code: "23505", constraint: "tag_place" }],
  ["another error", { code: "23503", constraint: "tag_name" }],
  ["a name that all objects know", { code: "23505", constraint: "constructor" }],
])("%s is passed on", async (_, error) => {
  await expect(refused(error)).rejects.toMatchObject({ message: "refused", ...error });
});
