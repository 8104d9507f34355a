import { setTimeout as wait } from "node:timers/promises";
import type { APIRequestContext } from "@playwright/test";
import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "#app/routes.ts";

/** Where a record for each part of an address is found in the demo data: what to ask, and the id in the answer. */
const records: Readonly<Record<string, readonly [address: string, id: RegExp]>> = {
  askId: ["/api/v1/feedback-requests", /"id":"([\da-f-]{36})"/],
  cohortId: ["/api/v1/cohorts", /"id":"([\da-f-]{36})"/],
  employeeId: ["/api/v1/employees", /"id":"([\da-f-]{36})"/],
  postId: ["/api/v1/feed/posts?kind=KUDOS", /"id":"([\da-f-]{36})"/],
  hashtagId: ["/api/v1/feed/posts", /"hashtags":\[\{"id":"([\da-f-]{36})"/],
  deliverableId: ["/app/my-data/develop/competencies", /\/deliverables\/([\da-f-]{36})/],
  driverId: ["/app/my-data/develop/competencies", /\/drivers\/([\da-f-]{36})/],
  feedbackId: ["/api/v1/feedback", /"id":"([\da-f-]{36})"/],
  goalId: ["/api/v1/goals?scope=company", /"id":"([\da-f-]{36})"/],
  initiativeId: ["/app/my-data/initiative/my-initiatives", /\/app\/initiative\/([\da-f-]{36})/],
  masterId: ["/app/my-data/oneOnOne/my-one-on-one", /\/oneOnOne\/([\da-f-]{36})\/[\da-f-]{36}/],
  instanceId: ["/app/my-data/oneOnOne/my-one-on-one", /\/oneOnOne\/[\da-f-]{36}\/([\da-f-]{36})/],
  jobFunctionId: ["/app/company/develop/competency-settings", /\/competency-settings\/([\da-f-]{36})/],
  metricId: ["/api/v1/metrics", /"id":"([\da-f-]{36})"/],
  reportId: ["/api/v1/analytics/reports", /"id":"([\da-f-]{36})"/],
  requestId: ["/api/v1/feedback-requests?side=mine", /"id":"([\da-f-]{36})"/],
  connector: ["/app/company/settings/plugins", /plugins\/install\/([a-z-]+)/],
  installationId: ["/api/v1/connectors", /"id":"([\da-f-]{36})"/],
  partnerId: ["/api/v1/one-on-ones?when=PAST", /"other":\{"id":"([\da-f-]{36})"/],
  reviewId: ["/app/my-data/review/my-reviews", /\/review\/([\da-f-]{36})\/employee\//],
  runningId: ["/api/v1/review-cycles", /"id":"([\da-f-]{36})"[^{}]*"state":"IN_PROGRESS"/],
  draftId: ["/app/company/review/manage", /reviewCreation\/([\da-f-]{36})/],
  resultId: ["/app/my-data/review/my-reviews?activeTableId=PAST_REVIEWS", /\/review\/result\/([\da-f-]{36})\/employee/],
  reviewedId: [
    "/app/my-data/review/my-reviews?activeTableId=PAST_REVIEWS",
    /\/review\/result\/[\da-f-]{36}\/employee\/([\da-f-]{36})/,
  ],
  reviewTemplateId: ["/app/company/review/settings", /\/template\/review\/([\da-f-]{36})/],
  roleId: ["/api/v1/access/roles", /"id":"([\da-f-]{36})"/],
  selfId: ["/app/my-data/develop/competencies", /\/employee\/([\da-f-]{36})\/strengths/],
  strengthId: ["/app/my-data/develop/competencies", /\/strengths\/([\da-f-]{36})/],
  submittedId: ["/app/my-data/engagement/my-surveys?surveyType=SUBMITTED_SURVEYS", /submittedSurvey\/([\da-f-]{36})/],
  surveyDraftId: ["/app/company/engagement/settings", /survey-creation\/([\da-f-]{36})/],
  compensationCycleId: ["/api/v1/compensation-cycles", /"id":"([\da-f-]{36})"/],
  surveyId: ["/api/v1/me/surveys", /"id":"([\da-f-]{36})"/],
  tagId: ["/api/v1/tags?kind=GOAL", /"id":"([\da-f-]{36})"/],
  teamId: ["/app/my-data/teams", /\/team\/([\da-f-]{36})/],
  noteId: ["/api/v1/disciplinary/notes?scope=company", /"id":"([\da-f-]{36})"/],
  answeredNoteId: [
    "/api/v1/disciplinary/notes?scope=company&state=PUBLISHED",
    /"id":"([\da-f-]{36})","employee":\{[^}]*\},"author":\{[^}]*\},[^{}]*"outcome":"SIGNED"/,
  ],
  webhookId: ["/api/v1/webhooks", /"id":"([\da-f-]{36})"/],
  journeyId: ["/api/v1/journeys", /"id":"([\da-f-]{36})"/],
};

/** Screens that a journey of their room brings about; the demo data have none. */
export const notInDemo: Readonly<Record<string, string>> = {
  "/app/company/goal/embedded-analytics": "the numbers of the module stand there until a service is connected",
  "/app/company/develop/embedded-analytics": "the numbers of the module stand there until a service is connected",
  "/app/company/engagement/embedded-analytics": "the numbers of the module stand there until a service is connected",
  "/app/company/oneOnOne/embedded-analytics": "the numbers of the module stand there until a service is connected",
  "/app/company/review/embedded-analytics": "the numbers of the module stand there until a service is connected",
  "/app/company/goal/templates/:templateId": "nobody has made a goal template",
  "/app/embeddedAnalytics/:dashboardId": "a dashboard needs a service of analytics",
  "/app/disciplinary/certificate/:certificateId": "nothing was expunged in the demo",
  "/app/disciplinary/statement/:statementId": "a statement is seen by its witness alone",
  "/login/:region": "the installation has one region",
  "/review/signed/:revieweeId": "a result is answered by the person, after the demo begins",
};

/** Screens that say nothing without a question. */
const asked: Readonly<Record<string, string>> = {
  "/app/company/analytics/:topic": "/app/company/analytics/people",
  "/app/company/analytics/people-behind": "/app/company/analytics/people-behind?measure=headcount",
  "/app/team/direct-reports/analytics/:topic": "/app/team/direct-reports/analytics/people",
  "/app/team/all-reports/analytics/:topic": "/app/team/all-reports/analytics/people",
  "/app/help/:page": "/app/help/check-in",
  "/app/tasks/export": "/app/tasks/export?kind=people.employee-list&said=%7B%7D",
  "/app/comments/:about/:record": "/app/comments/Goal/:goalId",
  "/app/imports/:kind": "/app/imports/tasks",
  "/disciplinary-actions/signed/:noteId": "/disciplinary-actions/signed/:answeredNoteId",
  "/app/employee/:employeeId/growth-plan": "/app/employee/:selfId/growth-plan",
  "/employee/:employeeId/deliverables/:noteId": "/employee/:selfId/deliverables/:deliverableId",
  "/employee/:employeeId/drivers/:noteId": "/employee/:selfId/drivers/:driverId",
  "/employee/:employeeId/strengths/:noteId": "/employee/:selfId/strengths/:strengthId",
  "/app/my-data/oneOnOne/timeline/:employeeId": "/app/my-data/oneOnOne/timeline/:partnerId",
  "/review/:reviewId/employee/:employeeId": "/review/:reviewId/employee/:reviewedId",
  "/review/:reviewId/employee/:employeeId/legacy": "/review/:reviewId/employee/:reviewedId/legacy",
  "/review/result/:reviewId/employee/:employeeId": "/review/result/:resultId/employee/:reviewedId",
  "/review/result/:reviewId/employee/:employeeId/chart": "/review/result/:resultId/employee/:reviewedId/chart",
  "/app/company/review/reviewCreation/:reviewId": "/app/company/review/reviewCreation/:draftId",
  "/app/company/review/share/:reviewId": "/app/company/review/share/:runningId",
  "/app/my-data/engagement/submittedSurvey/:surveyId": "/app/my-data/engagement/submittedSurvey/:submittedId",
  "/app/company/engagement/survey-creation/:surveyId": "/app/company/engagement/survey-creation/:surveyDraftId",
  "/app/company/engagement/preview-survey/:surveyId": "/app/company/engagement/preview-survey/:surveyDraftId",
  "/template/engagement/:templateId": "/template/engagement/pulse",
  "/template/engagement/:templateId/preview": "/template/engagement/pulse/preview",
  "/template/review/:templateId": "/template/review/:reviewTemplateId",
  "/template/review/:templateId/preview": "/template/review/:reviewTemplateId/preview",
  "/app/company/settings/platform/explain/who-can":
    "/app/company/settings/platform/explain/who-can?about=Employee&record=:employeeId",
};

/** Every address of the router that is a screen: it has a page, not only an answer. */
export async function screens(): Promise<string[]> {
  return [...new Set(flatten((await routes) as RouteConfigEntry[], ""))].toSorted();
}

function flatten(entries: readonly RouteConfigEntry[], above: string): string[] {
  return entries.flatMap((entry) => {
    const path = [above, entry.path].filter(Boolean).join("/");
    const isScreen = entry.file.endsWith(".tsx") && (entry.path !== undefined || entry.index);
    return [...(isScreen ? [`/${path}`] : []), ...flatten(entry.children ?? [], path)];
  });
}

/** Who sees a screen: nobody yet, or one of the demo people who may. */
export function viewerOf(path: string): string | null {
  if (/^\/(login|signup|forgotPassword|emailVerification|invite|feedback|dev)\b/.test(path)) return null;
  if (/^\/app\/team\b/.test(path)) return "skip@acme.test";
  if (/^\/(app\/(my-data|initiative|feedback)|review)\b/.test(path)) return "employee@acme.test";
  return "admin@acme.test";
}

/** Asked again where so much is asked at once that it has to wait, as by those who look at every list meanwhile. */
async function textAt(place: string, request: APIRequestContext): Promise<string> {
  const answer = await request.get(place);
  if (![429, 503].includes(answer.status())) return answer.text();
  await wait(Number(answer.headers()["retry-after"] ?? 1) * 1_000);
  return textAt(place, request);
}

/** The address with records in it that its viewer may see; an address of a new kind of record is named. */
export async function addressOf(path: string, request: APIRequestContext): Promise<string> {
  let address = asked[path] ?? path;
  for (const [part, name] of address.matchAll(/:(\w+)/g)) {
    const place = records[name!];
    if (!place) throw new Error(`Say in tests/e2e/screens where a record for ${path} is found.`);
    const id = place[1].exec(await textAt(place[0], request))?.[1];
    if (!id) throw new Error(`${place[0]} names no record for ${path}.`);
    address = address.replace(part, id);
  }
  return address;
}
