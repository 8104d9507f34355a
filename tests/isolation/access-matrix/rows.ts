import { holidayRows } from "./holiday-rows.ts";
import { mailRows } from "./mail-rows.ts";
import { accessRows } from "./access-rows.ts";
import { analyticsRows } from "./analytics-rows.ts";
import { audienceRows } from "./audience-rows.ts";
import { calibrationRows } from "./calibration-rows.ts";
import { compensationRows } from "./compensation-rows.ts";
import { commentRows } from "./comment-rows.ts";
import { developApiRows, developRows } from "./develop-rows.ts";
import { engagementRows } from "./engagement-rows.ts";
import { feedbackRows } from "./feedback-rows.ts";
import { feedRows } from "./feed-rows.ts";
import { followedRows } from "./followed-rows.ts";
import { goalApiRows } from "./goal-api-rows.ts";
import { goalRows } from "./goal-rows.ts";
import { identityRows } from "./identity-rows.ts";
import { importRows } from "./import-rows.ts";
import { initiativeApiRows } from "./initiative-api-rows.ts";
import { initiativeRows } from "./initiative-rows.ts";
import { integrationRows } from "./integration-rows.ts";
import { assistRows } from "./assist-rows.ts";
import { webhookRows } from "./webhook-rows.ts";
import { metricRows } from "./metric-rows.ts";
import { oneOnOneApiRows, oneOnOneRows } from "./one-on-one-rows.ts";
import { peopleRows } from "./people-rows.ts";
import { pointsApiRows, pointsRows } from "./points-rows.ts";
import { reviewRows } from "./review-rows.ts";
import { tagRows } from "./tag-rows.ts";
import { taskRows } from "./task-rows.ts";
import { everybody, nothingThere, signedIn, type Row } from "./row.ts";
import { disciplinaryRows } from "./disciplinary-rows.ts";
import { lifecycleRows } from "./lifecycle-rows.ts";

/** The access matrix of everything that exists. A new address fails until it stands here. */
const ownRows: readonly Row[] = [
  { path: "/", read: signedIn },
  {
    path: "/app",
    read: signedIn,
    intents: {
      "hide-first-steps": { fields: {}, expect: signedIn },
      "show-first-steps": { fields: {}, expect: signedIn },
    },
  },
  { path: "/teamSummary", read: signedIn },
  { path: "/tasksSummary", read: signedIn },
  { path: "/*", read: () => "HIDDEN" },
  { path: "/app/*", read: nothingThere },
  { path: "/preferences", intents: { "": { fields: { language: "en" }, expect: everybody } } },
  { path: "/app/palette.json", read: signedIn },
  { path: "/search", read: signedIn },
  { path: "/app/my-data/my-settings/knowledge-hub", read: signedIn },
  { path: "/app/help/troubleshooting", read: signedIn },
  { path: "/app/help/:page", read: nothingThere },
  { path: "/app/help.json", read: signedIn },
  { path: "/app/help", read: signedIn },
  { path: "/settings/myProfile", read: signedIn },
  { path: "/settings/knowledge-hub", read: signedIn },
  { path: "/settings/userguide", read: signedIn },
  { path: "/settings/troubleshoot", read: signedIn },
  { path: "/settings/reportBug", read: signedIn },
  { path: "/api/v1/search", read: signedIn },
  ...taskRows,
  {
    path: "/app/notifications",
    read: signedIn,
    intents: {
      "mark-all-read": { fields: {}, expect: signedIn },
      "mark-read": {
        fields: { notificationId: "0193a1b2-0000-7000-8000-000000000000" },
        expect: (actor, record) => (signedIn(actor, record) === "DONE" ? "HIDDEN" : "SIGN_IN"),
      },
    },
  },
  {
    path: "/app/notifications/read",
    intents: {
      "mark-read": {
        fields: { notificationId: "0193a1b2-0000-7000-8000-000000000000" },
        expect: (actor, record) => (signedIn(actor, record) === "DONE" ? "HIDDEN" : "SIGN_IN"),
      },
    },
  },
  ...holidayRows,
  ...mailRows,
  ...accessRows,
  ...audienceRows,
  ...identityRows,
  ...peopleRows,
  ...goalRows,
  ...goalApiRows,
  ...metricRows,
  ...initiativeRows,
  ...initiativeApiRows,
  ...importRows,
  ...feedbackRows,
  ...developRows,
  ...developApiRows,
  ...engagementRows,
  ...oneOnOneRows,
  ...oneOnOneApiRows,
  ...reviewRows,
  ...pointsRows,
  ...pointsApiRows,
  ...tagRows,
  ...commentRows,
  ...calibrationRows,
  ...compensationRows,
  ...feedRows,
  ...analyticsRows,
  ...integrationRows,
  ...assistRows,
  ...webhookRows,
  ...disciplinaryRows,
  ...lifecycleRows,
];

export const rows: readonly Row[] = [...ownRows, ...followedRows(ownRows)];
