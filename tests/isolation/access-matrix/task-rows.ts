import { signedIn, type Expectation, type Row } from "./row.ts";

const missingTask = "0193a1b2-0000-7000-8000-000000000000";
const noSuchTask: Expectation = (actor, record) => (signedIn(actor, record) === "DONE" ? "HIDDEN" : "SIGN_IN");
const fields = { taskId: missingTask };
const path = "/api/v1/tasks/:taskId";

/** Long work is its asker's, and theirs whom its kind lets see it (`tasks.integration.test.ts`). */
export const taskRows: readonly Row[] = [
  {
    path: "/app/tasks",
    intents: {
      cancel: { fields, expect: noSuchTask },
      retry: { fields, expect: noSuchTask },
      undo: { fields, expect: noSuchTask },
    },
  },
  // Which list it is of says who may have it; here it is one of nobody.
  {
    path: "/app/tasks/export",
    record: { query: "kind=nobody.list&said=%7B%7D" },
    read: noSuchTask,
    intents: { export: { fields: { kind: "nobody.list", said: "{}" }, expect: noSuchTask } },
  },
  { path: "/app/tasks/:taskId/state", record: fields, read: noSuchTask },
  { path: "/app/tasks/:taskId/file", record: fields, read: noSuchTask },
  { path: "/api/v1/tasks", read: signedIn },
  { path, record: fields, read: noSuchTask },
  { path: `${path}/file`, record: fields, read: noSuchTask },
  ...["cancel", "retry", "undo"].map((act): Row => ({
    path: `${path}/${act}`,
    record: fields,
    intents: { POST: { fields: {}, expect: noSuchTask } },
  })),
];
