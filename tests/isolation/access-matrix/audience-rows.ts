import { only, signedIn, type Expectation, type Row } from "./row.ts";

const view = { viewId: "0193a1b2-0000-7000-8000-000000000000" };
const list = "/app/my-data/goal/my-goals?period=all";

/** Nobody has a view of this id: it is found by nobody. Views of others are tried in the room's own tests. */
const noView: Expectation = (actor, record) => (signedIn(actor, record) === "DONE" ? "HIDDEN" : "SIGN_IN");

const cohort = { cohortId: "0193a1b2-0000-7000-8000-000000000000" };
const changed = { ...cohort, name: "Ours", version: 1 };

/** Platform admins let colleagues share, and nobody of another company. */
const sharing: Expectation = (actor, record) => {
  const allowed = only(["platform admin"])(actor, record);
  if (allowed !== "DONE") return allowed;
  return record !== "missing" && (record === "other company") === (actor === "other company") ? "DONE" : "HIDDEN";
};

/** Saved views and cohorts: everybody's own. */
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
  {
    path: "/api/v1/saved-views",
    read: signedIn,
    intents: { POST: { fields: { of: list, name: "Mine over the API" }, expect: signedIn } },
  },
  {
    path: "/api/v1/saved-views/:viewId",
    record: { viewId: "$employee" },
    read: noView,
    intents: { PUT: { fields: { name: "Mine", version: 1 }, expect: noView }, DELETE: { fields: {}, expect: noView } },
  },
  {
    path: "/api/v1/saved-views/:viewId/filters",
    record: { viewId: "$employee" },
    intents: { PUT: { fields: { of: list, version: 1 }, expect: noView } },
  },
  {
    path: "/api/v1/saved-views/:viewId/default",
    record: { viewId: "$employee" },
    intents: { PUT: { fields: { chosen: true }, expect: noView } },
  },
  {
    path: "/api/v1/saved-views/:viewId/restore",
    record: { viewId: "$employee" },
    intents: { POST: { fields: {}, expect: noView } },
  },
  {
    path: "/app/cohorts",
    read: signedIn,
    intents: {
      "delete-cohort": { fields: cohort, expect: noView },
      "restore-cohort": { fields: cohort, expect: noView },
    },
  },
  {
    path: "/app/cohorts/new",
    read: signedIn,
    intents: { "create-cohort": { fields: { name: "Ours" }, expect: signedIn } },
  },
  { path: "/app/cohorts/preview.json", read: signedIn },
  { path: "/app/cohorts/audience.json", read: signedIn },
  { path: "/app/cohorts/:cohortId", record: { cohortId: "$employee" }, read: noView },
  {
    path: "/app/cohorts/:cohortId/edit",
    record: { cohortId: "$employee" },
    read: noView,
    intents: { "edit-cohort": { fields: changed, expect: noView } },
  },
  { path: "/app/cohorts/:cohortId/people.csv", record: { cohortId: "$employee" }, read: noView },
  {
    path: "/app/company/settings/platform/sharing",
    record: { employeeId: "$employee" },
    read: only(["platform admin"]),
    intents: {
      "grant-sharing": { fields: { employeeId: "$employee" }, expect: sharing },
      "withdraw-sharing": { fields: { employeeId: "$employee" }, expect: sharing },
    },
  },
  {
    path: "/api/v1/cohorts",
    read: signedIn,
    intents: { POST: { fields: { name: "Ours over the API" }, expect: signedIn } },
  },
  { path: "/api/v1/cohorts/base-cohorts", read: signedIn },
  { path: "/api/v1/cohorts/values", read: signedIn },
  { path: "/api/v1/cohorts/preview", intents: { POST: { fields: {}, expect: signedIn } } },
  {
    path: "/api/v1/cohorts/:cohortId",
    record: { cohortId: "$employee" },
    read: noView,
    intents: { PUT: { fields: { name: "Ours", version: 1 }, expect: noView }, DELETE: { fields: {}, expect: noView } },
  },
  { path: "/api/v1/cohorts/:cohortId/employees", record: { cohortId: "$employee" }, read: noView },
  {
    path: "/api/v1/cohorts/:cohortId/restore",
    record: { cohortId: "$employee" },
    intents: { POST: { fields: {}, expect: noView } },
  },
];
