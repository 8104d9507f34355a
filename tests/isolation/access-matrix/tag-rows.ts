import { everybody, only, signedIn, type Expectation, type Row } from "./row.ts";

/** Here the modules' tags are those of goals, and of competencies, which platform admins make; nobody administers tasks. */
const makers = only(["goal admin", "platform admin"]);
const goalTagMakers = only(["goal admin"]);
/** A tag that is nobody's: to whom the door is open it is not there. */
const nobodys: Expectation = (actor, record) => (makers(actor, record) === "DONE" ? "HIDDEN" : makers(actor, record));
const tagId = "0193a1b2-0000-7000-8000-000000000000";
/** Refused for want of a name, so nothing is added. */
const unnamed = { fields: { kind: "GOAL", name: "" }, expect: makers };
const edit = { fields: { tagId, name: "Elsewhere", version: "1" }, expect: nobodys };
/** To whom the door is open, a tag that is nobody's is not there. */
const hidden: Expectation = (actor, record) => (signedIn(actor, record) === "DONE" ? "HIDDEN" : "SIGN_IN");
const one = { fields: { tagId }, expect: nobodys };
const archive = { fields: { tagId, archived: "true", version: "1" }, expect: nobodys };

/** The tags room: its screen and its API. */
export const tagRows: readonly Row[] = [
  {
    path: "/app/company/settings/tags",
    read: makers,
    intents: { "add-tag": unnamed, "edit-tag": edit, "archive-tag": archive, "delete-tag": one, "restore-tag": one },
  },
  { path: "/app/company/settings/tags/export", record: { query: "kind=GOAL" }, read: goalTagMakers },
  // It tells everybody where the screen stands; who may open that is decided there.
  { path: "/settings/tags", read: everybody },
  { path: "/api/v1/tags", record: { query: "kind=GOAL" }, read: signedIn, intents: { POST: unnamed } },
  { path: "/api/v1/tags/:tagId", record: { tagId }, read: hidden, intents: { PUT: edit, DELETE: one } },
  { path: "/api/v1/tags/deleted", record: { query: "kind=GOAL" }, read: goalTagMakers },
  { path: "/api/v1/tags/:tagId/records", record: { tagId }, read: hidden },
  { path: "/api/v1/tags/:tagId/restore", record: { tagId }, intents: { POST: one } },
  { path: "/tag/:tagId", record: { tagId }, read: hidden },
  { path: "/api/v1/tags/:tagId/archived", record: { tagId }, intents: { PUT: archive } },
];
