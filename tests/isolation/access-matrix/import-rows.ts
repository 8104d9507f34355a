import { nothingThere, only, signedIn, type Row } from "./row.ts";

/** Files of records, of tasks here: a file is its giver's alone, and this one is nobody's. */
const fileId = "0193a1b2-0000-7000-8000-000000000000";
const record = { kind: "tasks", fileId };
const nobodys = { fields: { fileId }, expect: nothingThere };
const path = "/api/v1/imports";

/** Many tasks at once are brought in by who the access template of goals lets. */
const bringsTasks = only(["goal admin"]);

const intents = {
  "read-file": { fields: {}, expect: signedIn },
  "check-file": nobodys,
  "apply-file": nobodys,
  "undo-file": nobodys,
};

export const importRows: readonly Row[] = [
  {
    path: "/app/imports/:kind",
    record,
    read: bringsTasks,
    intents,
  },
  { path: "/app/imports/:kind/sample", record, read: bringsTasks },
  // Goals come from files by who the template of goals lets.
  { path: "/app/imports/:kind", record: { kind: "okrs" }, read: only(["goal admin"]), intents },
  { path: "/app/imports/:kind/sample", record: { kind: "okrs" }, read: only(["goal admin"]) },
  // What a file would do, or did: this one is nobody's.
  { path: "/app/imports/:kind/:fileId/result.csv", record, read: nothingThere },
  // People come from files by whoever may add them.
  { path: "/app/imports/:kind", record: { kind: "people" }, read: only(["platform admin"]), intents },
  { path: "/app/imports/:kind/sample", record: { kind: "people" }, read: only(["platform admin"]) },
  { path, intents: { POST: { fields: { kind: "tasks", rows: [{ Task: "From a program" }] }, expect: bringsTasks } } },
  { path: `${path}/:fileId`, record, read: nothingThere },
  ...["check", "apply", "undo"].map((act): Row => ({
    path: `${path}/:fileId/${act}`,
    record,
    intents: { POST: { fields: {}, expect: nothingThere } },
  })),
];
