import { everybody, only, signedIn, type Expectation, type Row } from "./row.ts";

const platformAdmin = only(["platform admin"]);
const nobody = "0193a1b2-0000-7000-8000-000000000000";
const nobodyFound: typeof platformAdmin = (actor, record) =>
  platformAdmin(actor, record) === "DONE" ? "HIDDEN" : platformAdmin(actor, record);
/** The cast has no dashboard, and where there is none nobody may look; who may, the room's own tests say. */
const without = only([]);
const nobodyLooks: typeof without = (actor, record) =>
  without(actor, record) === "DONE" ? "REFUSED" : without(actor, record);

const leads = ["manager", "manager of managers"];
const administers = ["goal admin", "platform admin", "other company"];
/** Who sees numbers at all; what they find is their own. */
const opensNumbers = only(["manager", "manager of managers", "goal admin", "platform admin"]);
const among =
  (allowed: readonly string[]): Expectation =>
  (actor, record) => {
    const atDoor = opensNumbers(actor, record);
    return atDoor !== "DONE" || allowed.includes(actor) ? atDoor : "HIDDEN";
  };
const ofCompany = among(administers);
const ofPeople = among(["platform admin", "other company"]);
const ofLed = among(leads);
const noReport = among([]);
const report = { reportId: nobody };
const asks = { name: "Headcount", measures: "headcount", splits: "unit" };

/** The company's own numbers, and reports on them. */
const numberRows: readonly Row[] = [
  { path: "/analytics", read: everybody },
  { path: "/analytics/goals", read: everybody },
  { path: "/app/company/overview", read: ofCompany },
  { path: "/app/company/analytics", read: ofCompany },
  { path: "/app/company/analytics/:topic", record: { topic: "people" }, read: ofPeople },
  { path: "/app/company/analytics/relations", read: ofCompany },
  { path: "/app/company/analytics/people-behind", record: { query: "measure=headcount" }, read: ofPeople },
  ...["direct-reports", "all-reports"].flatMap((scope): Row[] => [
    { path: `/app/team/${scope}/overview`, read: ofLed },
    { path: `/app/team/${scope}/analytics`, read: ofLed },
    { path: `/app/team/${scope}/analytics/:topic`, record: { topic: "people" }, read: ofLed },
  ]),
  {
    path: "/app/company/analytics/reports",
    read: opensNumbers,
    intents: { restore: { fields: report, expect: noReport } },
  },
  {
    path: "/app/company/analytics/reports/new",
    read: opensNumbers,
    intents: { create: { fields: asks, expect: ofPeople } },
  },
  { path: "/app/company/analytics/reports/pinned", read: opensNumbers },
  {
    path: "/app/company/analytics/reports/:reportId",
    record: report,
    read: noReport,
    intents: {
      edit: { fields: { ...report, ...asks, version: 1 }, expect: noReport },
      pin: { fields: { ...report, pinned: "yes" }, expect: noReport },
      schedule: { fields: { ...report, rhythm: "WEEKLY" }, expect: noReport },
      delete: { fields: report, expect: noReport },
    },
  },
  { path: "/app/company/analytics/reports/:reportId/file", record: report, read: noReport },
];

const topicRow = (name: string): Row => ({
  path: `/api/v1/analytics/topics/:topic/${name}`,
  record: { topic: "people" },
  read: ofPeople,
});
const actRow = (name: string, fields: Record<string, unknown>): Row => ({
  path: `/api/v1/analytics/reports/:reportId/${name}`,
  record: report,
  intents: { POST: { fields, expect: noReport } },
});

/** The same over the API. */
const numberApiRows: readonly Row[] = [
  { path: "/api/v1/analytics/measures", read: opensNumbers },
  ...["filters", "tabular", "aggregated-score", "timeline", "top-n"].map(topicRow),
  {
    path: "/api/v1/analytics/reports",
    read: opensNumbers,
    intents: { POST: { fields: asks, expect: ofPeople } },
  },
  {
    path: "/api/v1/analytics/reports/:reportId",
    record: report,
    read: noReport,
    intents: {
      PUT: { fields: { ...asks, version: 1 }, expect: noReport },
      DELETE: { fields: {}, expect: noReport },
    },
  },
  { path: "/api/v1/analytics/reports/:reportId/result", record: report, read: noReport },
  actRow("restore", {}),
  actRow("pin", { pinned: true }),
  actRow("schedule", { rhythm: "WEEKLY" }),
  actRow("files", { format: "CSV" }),
];

/** Dashboards of an analytics service, and the connection to it. */
export const analyticsRows: readonly Row[] = [
  ...numberRows,
  ...numberApiRows,
  {
    path: "/app/company/settings/platform/analytics",
    read: platformAdmin,
    intents: {
      "save-connection": {
        fields: { kind: "METABASE", baseUrl: "https://bi.example.com", secret: "a secret that is long enough" },
        expect: platformAdmin,
      },
      "test-connection": { fields: { connectionId: nobody }, expect: nobodyFound },
      "remove-connection": { fields: { connectionId: nobody }, expect: nobodyFound },
      "save-dashboard": { fields: { dashboardId: nobody, name: "Goals", providerRef: "1" }, expect: nobodyFound },
      "remove-dashboard": { fields: { dashboardId: nobody }, expect: nobodyFound },
    },
  },
  { path: "/app/company/goal/embedded-analytics", read: signedIn },
  { path: "/app/embeddedAnalytics/:dashboardId", record: { dashboardId: nobody }, read: nobodyLooks },
  {
    path: "/app/embeddedAnalytics/:dashboardId/view",
    record: { dashboardId: nobody },
    intents: { "": { fields: {}, expect: nobodyLooks } },
  },
  { path: "/embeddedAnalytics/:dashboardId", record: { dashboardId: nobody }, read: everybody },
  { path: "/api/v1/analytics/dashboards", read: nobodyLooks },
  {
    path: "/api/v1/analytics/dashboards/:dashboardId/view",
    record: { dashboardId: nobody },
    intents: { POST: { fields: {}, expect: nobodyLooks } },
  },
];
