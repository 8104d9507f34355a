import { signedIn, type Expectation, type Row } from "./row.ts";

const view = { viewId: "0193a1b2-0000-7000-8000-000000000000" };
const list = "/app/my-data/goal/my-goals?period=all";

/** Nobody has a view of this id: it is found by nobody. Views of others are tried in the room's own tests. */
const noView: Expectation = (actor, record) => (signedIn(actor, record) === "DONE" ? "HIDDEN" : "SIGN_IN");

/** Saved views: everybody's own. */
export const audienceRows: readonly Row[] = [
  {
    path: "/app/views",
    read: signedIn,
    intents: {
      "save-view": { fields: { of: list, name: "Mine" }, expect: signedIn },
      "edit-view": { fields: { ...view, name: "Mine" }, expect: noView },
      "replace-view": { fields: { ...view, of: list }, expect: noView },
      "choose-default": { fields: { ...view, chosen: "on" }, expect: noView },
      "delete-view": { fields: view, expect: noView },
      "restore-view": { fields: view, expect: noView },
    },
  },
  { path: "/app/views/:viewId", record: { viewId: "$employee" }, read: noView },
  { path: "/api/v1/saved-views", read: signedIn, intents: { POST: { fields: { of: list, name: "Mine over the API" }, expect: signedIn } } },
  { path: "/api/v1/saved-views/:viewId", record: { viewId: "$employee" }, intents: { PUT: { fields: { name: "Mine" }, expect: noView }, DELETE: { fields: {}, expect: noView } } },
  { path: "/api/v1/saved-views/:viewId/filters", record: { viewId: "$employee" }, intents: { PUT: { fields: { of: list }, expect: noView } } },
  { path: "/api/v1/saved-views/:viewId/default", record: { viewId: "$employee" }, intents: { PUT: { fields: { chosen: true }, expect: noView } } },
  { path: "/api/v1/saved-views/:viewId/restore", record: { viewId: "$employee" }, intents: { POST: { fields: {}, expect: noView } } },
];
