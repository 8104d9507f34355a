import { goalCheckedIn, nothingThere, only, signedIn, type Expectation, type Row } from "./row.ts";

const metricId = "0193a1b2-0000-7000-8000-000000000001";
const companyArea = only(["goal admin", "custom admin", "platform admin"]);
/** Everybody reads metrics: one that is not there, or another company's, is there for nobody. */

/** A metric may be asked for anywhere; whose it may be is decided then. Without a name none is made. */
const list = (path: string, read: Expectation): Row => ({
  path,
  read,
  intents: {
    "add-metric": { fields: { name: "" }, expect: signedIn },
    "add-metric-here": { fields: { name: "" }, expect: signedIn },
  },
});
const point = { metricId, date: "2026-01-01", value: "1" };

/** The metrics of the company: screens and API. */
export const metricRows: readonly Row[] = [
  list("/app/my-data/goal/metrics", signedIn),
  list("/app/company/goal/metrics", companyArea),
  { path: "/app/goal/metrics/find", read: signedIn },
  { path: "/app/goal/metrics/check-formula", record: { query: "formula=1&measureType=COUNT" }, read: signedIn },
  { path: "/app/goal/metrics/:metricId/export", record: { metricId }, read: nothingThere },
  {
    path: "/app/goal/metrics/:metricId",
    record: { metricId },
    read: nothingThere,
    intents: {
      "edit-metric": {
        fields: { metricId, name: "Reworded", direction: "UP", ownerId: metricId },
        expect: nothingThere,
      },
      "record-point": { fields: point, expect: nothingThere },
      "withdraw-point": { fields: { metricId, pointId: metricId }, expect: nothingThere },
      "retire-metric": { fields: { metricId, retired: "true" }, expect: nothingThere },
    },
  },
  {
    path: "/api/v1/metrics",
    read: signedIn,
    intents: { POST: { fields: { name: "", measureType: "COUNT" }, expect: signedIn } },
  },
  {
    path: "/api/v1/metrics/:metricId",
    record: { metricId },
    read: nothingThere,
    intents: { PATCH: { fields: { name: "Reworded", version: 1 }, expect: nothingThere } },
  },
  {
    path: "/api/v1/metrics/:metricId/retired",
    record: { metricId },
    intents: { PUT: { fields: { retired: true }, expect: nothingThere } },
  },
  {
    path: "/api/v1/metrics/:metricId/points",
    record: { metricId },
    read: nothingThere,
    intents: { PUT: { fields: { points: [{ date: "2026-01-01", value: 1 }] }, expect: nothingThere } },
  },
  {
    path: "/api/v1/metrics/:metricId/points/:pointId",
    record: { metricId, pointId: metricId },
    intents: { DELETE: { fields: {}, expect: nothingThere } },
  },
  {
    path: "/api/v1/goals/:goalId/refresh-metric",
    record: { goalId: "$goal" },
    intents: { PUT: { fields: {}, expect: goalCheckedIn } },
  },
];
