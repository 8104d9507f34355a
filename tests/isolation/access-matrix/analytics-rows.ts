import { everybody, only, type Row } from "./row.ts";

const platformAdmin = only(["platform admin"]);
const nobody = "0193a1b2-0000-7000-8000-000000000000";
const nobodyFound: typeof platformAdmin = (actor, record) =>
  platformAdmin(actor, record) === "DONE" ? "HIDDEN" : platformAdmin(actor, record);
/** The cast has no dashboard, and where there is none nobody may look; who may, the room's own tests say. */
const without = only([]);
const nobodyLooks: typeof without = (actor, record) =>
  without(actor, record) === "DONE" ? "REFUSED" : without(actor, record);

/** Dashboards of an analytics service, and the connection to it. */
export const analyticsRows: readonly Row[] = [
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
  { path: "/app/company/goal/embedded-analytics", read: nobodyLooks },
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
