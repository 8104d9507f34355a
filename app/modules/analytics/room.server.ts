import { noticeKinds } from "#app/platform/contributions/notice-kind.ts";
import type { RoomServer } from "#app/platform/contributions/room.ts";
import { isOn } from "#app/platform/flags/flags.ts";
import { analyticsEndpoints } from "./api/analytics-endpoints.ts";
import { measureEndpoints } from "./api/measure-endpoints.ts";
import { reportEndpoints } from "./api/report-endpoints.ts";
import { analyticsEntities } from "./data/entities.ts";
import { analyticsEvents } from "./events.ts";
import { reportFileTask } from "./jobs/make-report-file.ts";
import { analyticsNotices } from "./notices.ts";
import { analyticsRules, measureRules } from "./policy.ts";
import { modulesShown } from "./queries/modules-shown.ts";
import { pinnedReports } from "./queries/pinned-reports.ts";
import { analyticsSeed } from "./seed/seed-reports.ts";
import { keepTotals } from "./use-cases/keep-totals.ts";
import { publishMeasures } from "./use-cases/publish-measures.ts";
import { sendDueReports } from "./use-cases/send-due-reports.ts";
import { seenReports } from "./data/seen-reports.ts";
import { analyticsForgetsPerson } from "./forgets-person.ts";

export const analyticsServer: RoomServer = {
  entities: analyticsEntities,
  softDeleted: [{ table: "analytics_report", kind: "AnalyticsReport" }],
  name: "analytics",
  movesWith: "nothing",
  ownData: "nothing",
  forgetsPerson: analyticsForgetsPerson,
  events: analyticsEvents,
  rules: async (context) => [
    ...measureRules({ ...context.actor, viewed: context.viewedBy !== undefined }),
    ...(isOn(context.tenant, "embedded-analytics") ? analyticsRules(context, await modulesShown(context)) : []),
  ],
  endpoints: [...analyticsEndpoints, ...measureEndpoints, ...reportEndpoints],
  noticeKinds: noticeKinds({
    mail: { "report-due": { text: "mails.report-due", act: "mails.act" } },
    samples: { name: { like: "thing" } },
  }),
  seenRecords: [seenReports],
  notices: analyticsNotices,
  tasks: [reportFileTask.handler],
  scheduled: async (context) => {
    await publishMeasures(context);
    await keepTotals(context);
    await sendDueReports(context);
  },
  home: pinnedReports,
  seed: analyticsSeed,
};
