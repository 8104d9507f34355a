import { goalSeen, nothingThere, type Row } from "./row.ts";

const about = "Goal";
const missing = "0193a1b2-0000-7000-8000-000000000000";
const commented = { about, record: "$goal" };
/**
 * A comment that is nobody's: to whom the door is open it is not there. What is done with those of others:
 * `comments.integration.test.ts`.
 */
const one = { fields: { commentId: missing }, expect: nothingThere };
const reworded = { fields: { commentId: missing, body: "Reworded", version: "1" }, expect: nothingThere };
/** Whoever sees a goal may comment on it, by the template companies start with. */
const added = { fields: { ...commented, body: "Well done" }, expect: goalSeen };
const path = "/api/v1/comments";

/** Comments, on goals here: the screens, and the API. */
export const commentRows: readonly Row[] = [
  {
    path: "/app/comments/:about/:record",
    record: commented,
    read: goalSeen,
    intents: { "add-comment": added, "edit-comment": reworded, "delete-comment": one, "restore-comment": one },
  },
  { path: "/app/comments/:about/:record/people", record: commented, read: goalSeen },
  { path, record: { query: "about=Goal&record=$goal" }, read: goalSeen, intents: { POST: added } },
  { path: `${path}/people`, record: { query: "about=Goal&record=$goal" }, read: goalSeen },
  {
    path: `${path}/:commentId`,
    record: { commentId: missing },
    read: nothingThere,
    intents: { PUT: { ...reworded, fields: { ...reworded.fields, version: 1 } }, DELETE: one },
  },
  { path: `${path}/:commentId/restore`, record: { commentId: missing }, intents: { POST: one } },
];
