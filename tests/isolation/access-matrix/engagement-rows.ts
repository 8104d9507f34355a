import { colleagues, only, signedIn, type Expectation, type Row } from "./row.ts";

/** Whoever administers surveys, of a survey of their own company. */
const administered: Expectation = (actor, record) => {
  const atDoor = only(["platform admin"])(actor, record);
  return atDoor === "DONE" ? colleagues(actor, record) : atDoor;
};
const admin = only(["platform admin"]);
/** The custom admin of the cast has no insights of surveys. */
const readers = only(["platform admin"], "HIDDEN");
const leads = only(["manager", "manager of managers"], "HIDDEN");
/** Everybody was asked; the spy is of another company. */
const asked = colleagues;
/** Who leads nobody is shut out of the address; the spy leads nobody either. */
const byLead: Expectation = (actor, record) =>
  actor === "other company" && signedIn(actor, record) === "DONE" ? "HIDDEN" : leads(actor, record);

const live = { surveyId: "$livesurvey" };
const draft = { surveyId: "$draftsurvey" };
const results = { surveyId: "$surveyresults" };
const day = "2030-01-01";
const nobodys = "0193a1b2-0000-7000-8000-000000000000";
const read = { version: "1" };

/** There is no such record, for whoever may look for it. */
const missing: Expectation = (actor, record) => (admin(actor, record) === "DONE" ? "HIDDEN" : admin(actor, record));

const plans = (of: "company" | "team", expect: Expectation, finds: Expectation): NonNullable<Row["intents"]> => ({
  "add-focus": { fields: { ...results, questionId: "none", plan: "Talk", of }, expect },
  "add-goal": {
    fields: { focusId: nobodys, title: "Less to do", level: "COMPANY", dueOn: day },
    expect: finds,
  },
  "add-step": { fields: { focusId: nobodys, text: "Do it" }, expect: finds },
  "answer-comment": { fields: { commentId: nobodys, words: "Thank you" }, expect: finds },
  "measure-focus": { fields: { focusId: nobodys }, expect: finds },
  "end-focus": { fields: { focusId: nobodys, state: "DONE", outcome: "Done", ...read }, expect: finds },
});

/** There is no such plan, for whoever asks. */
const nothing: Expectation = (actor, record) =>
  signedIn(actor, record) === "DONE" ? "HIDDEN" : signedIn(actor, record);
const ofResults =
  (may: Expectation): Expectation =>
  (actor, record) => {
    const atDoor = may(actor, record);
    return atDoor === "DONE" ? colleagues(actor, record) : atDoor;
  };

const formerPaths = [
  "app/company/engagement/embedded-analytics",
  "engagement",
  "engagement/insights",
  "settings/engagement/pulse-survey",
  "settings/engagement/questions",
  "settings/engagement/drivers",
  "settings/engagement/templates",
  "settings/engagement/pulseKickstart/:formId/:step",
];
const formerSurveys = ["engagement/survey/:surveyId", "engagement/submittedSurvey/:surveyId", "survey/:surveyId"];

const templates = ["template/engagement/:templateId", "template/engagement/:templateId/preview"];
const engagementScreens: readonly Row[] = [
  { path: "/app/my-data/engagement/my-surveys", read: signedIn },
  { path: "/app/my-data/engagement/activeSurvey/:surveyId", record: live, read: asked },
  { path: "/app/my-data/engagement/submittedSurvey/:surveyId", record: results, read: asked },
  ...["direct-reports", "all-reports"].map((scope): Row => ({
    path: `/app/team/${scope}/engagement/insights`,
    record: { query: "surveyId=$surveyresults" },
    read: ofResults(byLead),
    intents: plans("team", ofResults(byLead), nothing),
  })),
  {
    path: "/app/company/engagement/insights",
    record: { query: "surveyId=$surveyresults" },
    read: ofResults(readers),
    intents: plans("company", ofResults(readers), nothing),
  },
  { path: "/app/engagement/export/:surveyId", record: results, read: ofResults(readers) },
  { path: "/app/company/engagement/settings/export", read: admin },
  {
    path: "/app/company/engagement/settings",
    read: admin,
    record: { query: "activeTabId=templates" },
    intents: {
      create: { fields: { from: "empty" }, expect: admin },
      delete: { fields: draft, expect: administered },
      restore: { fields: draft, expect: administered },
      "add-series": {
        fields: { kind: "WEEK_1", from: "sample:onboarding", privacy: "ANONYMOUS", fewest: "5" },
        expect: admin,
      },
      "switch-series": {
        fields: { seriesId: nobodys, on: "true" },
        expect: missing,
      },
      "edit-series": {
        fields: { seriesId: nobodys, ...read, questions: "[]", drivers: "{}", everyone: "on" },
        expect: missing,
      },
      "end-series": { fields: { seriesId: nobodys }, expect: missing },
      "delete-benchmark": { fields: { benchmarkId: nobodys }, expect: missing },
      "set-minimum": { fields: { fewest: "5" }, expect: admin },
      "set-limit": { fields: { mostAMonth: "3" }, expect: admin },
      "archive-template": {
        fields: { templateId: nobodys, archived: "true" },
        expect: missing,
      },
    },
  },
  {
    path: "/app/company/engagement/survey-creation/:surveyId",
    record: draft,
    read: administered,
    intents: {
      "save-questions": { fields: { ...draft, ...read, questions: "[]", drivers: "{}" }, expect: administered },
      "save-settings": {
        fields: { ...draft, ...read, title: "Pulse", purpose: "PULSE", privacy: "ANONYMOUS", fewest: "5" },
        expect: administered,
      },
      "save-participants": { fields: { ...draft, ...read, everyone: "on" }, expect: administered },
      "save-template": { fields: { ...draft, name: "Ours" }, expect: administered },
      launch: { fields: { ...draft, ...read }, expect: administered },
    },
  },
  { path: "/app/company/engagement/preview-survey/:surveyId", record: draft, read: administered },
  {
    path: "/app/company/engagement/completion-status",
    record: { query: "surveyId=$livesurvey" },
    read: administered,
    intents: {
      remind: { fields: live, expect: administered },
      extend: { fields: { ...live, ...read, closesOn: day }, expect: administered },
      close: { fields: { ...live, ...read }, expect: administered },
      reopen: { fields: { ...live, ...read, closesOn: day }, expect: administered },
      publish: { fields: { ...live, ...read }, expect: administered },
    },
  },
  ...templates.map((path): Row => ({ path: `/${path}`, record: { templateId: "pulse" }, read: admin })),
  ...formerPaths.map((path): Row => ({ path: `/${path}`, read: signedIn })),
  ...formerSurveys.map((path): Row => ({ path: `/${path}`, record: live, read: signedIn })),
];

const run = (path: string, fields: Record<string, string> = {}): Row => ({
  path: `/api/v1/surveys/:surveyId/${path}`,
  record: live,
  intents: { POST: { fields, expect: administered } },
});

const engagementApi: readonly Row[] = [
  { path: "/api/v1/surveys", read: admin, intents: { POST: { fields: { from: "empty" }, expect: admin } } },
  { path: "/api/v1/me/surveys", read: signedIn },
  { path: "/api/v1/surveys/:surveyId/key", record: live, intents: { POST: { fields: {}, expect: asked } } },
  {
    path: "/api/v1/surveys/:surveyId/token",
    record: live,
    intents: { POST: { fields: { blinded: "AAAA" }, expect: asked } },
  },
  {
    path: "/api/v1/surveys/:surveyId/answers",
    record: live,
    intents: { POST: { fields: { answers: "{}" }, expect: asked } },
  },
  run("launch", read),
  run("remind"),
  run("extend", { ...read, closesOn: day }),
  run("close", read),
  run("reopen", { ...read, closesOn: day }),
  run("publish", read),
  { path: "/api/v1/surveys/:surveyId/results", record: results, read: ofResults(readers) },
  {
    path: "/api/v1/surveys/:surveyId/plans",
    record: results,
    read: ofResults(readers),
    intents: {
      POST: { fields: { questionId: "none", plan: "Talk", of: "company" }, expect: ofResults(readers) },
    },
  },
  { path: "/api/v1/surveys/:surveyId/comments", record: results, read: ofResults(readers) },
  { path: "/api/v1/surveys/:surveyId/letters", record: live, read: asked },
  ofPlan("initiatives", { text: "Do it" }),
  ofPlan("goals", { title: "Less to do", level: "COMPANY", dueOn: day }),
  ofPlan("end", { state: "DONE", outcome: "Done", ...read }),
  ofPlan("pulse", {}, missing),
  ofPlan("team-pulse", {}),
  {
    path: "/api/v1/survey-comments/:commentId/answer",
    record: { commentId: nobodys },
    intents: { POST: { fields: { words: "Thank you" }, expect: nothing } },
  },
];

function ofPlan(act: string, fields: Record<string, string>, expect: Expectation = nothing): Row {
  return {
    path: `/api/v1/survey-plans/:focusId/${act}`,
    record: { focusId: nobodys },
    intents: { POST: { fields, expect } },
  };
}

const ofDraft = (path: string, method: string, fields: Record<string, unknown>): Row => ({
  path: `/api/v1/surveys/:surveyId${path}`,
  record: draft,
  intents: { [method]: { fields, expect: administered } },
});
const settled = { version: 1, title: "Pulse", purpose: "PULSE", privacy: "ANONYMOUS", fewest: 5 };
const recurring = { kind: "WEEK_1", from: "sample:onboarding", privacy: "ANONYMOUS", fewest: 5 };
const ofSeries = (path: string, method: string, fields: Record<string, unknown>): Row => ({
  path: `/api/v1/survey-series/:seriesId${path}`,
  record: { seriesId: nobodys },
  intents: { [method]: { fields, expect: missing } },
});

const designApi: readonly Row[] = [
  ofDraft("/questions", "PUT", { questions: [], drivers: {}, version: 1 }),
  ofDraft("/settings", "PUT", settled),
  ofDraft("/participants", "PUT", { everyone: true, version: 1 }),
  // Once deleted and restored by the page before.
  ofDraft("", "DELETE", { version: 3 }),
  ofDraft("/restore", "POST", {}),
  ofDraft("/template", "POST", { name: "Ours too" }),
  {
    path: "/api/v1/survey-templates/:templateId/archive",
    record: { templateId: nobodys },
    intents: { POST: { fields: { archived: true }, expect: missing } },
  },
  { path: "/api/v1/survey-series", read: admin, intents: { POST: { fields: recurring, expect: admin } } },
  ofSeries("", "PUT", { questions: [], drivers: {}, everyone: true, version: 1 }),
  ofSeries("/switch", "POST", { on: true }),
  ofSeries("/end", "POST", {}),
  { path: "/api/v1/survey-minimum", read: admin, intents: { PUT: { fields: { fewest: 5 }, expect: admin } } },
  { path: "/api/v1/survey-limit", intents: { PUT: { fields: { mostAMonth: 3 }, expect: admin } } },
  {
    path: "/api/v1/survey-benchmarks",
    read: admin,
    intents: {
      POST: {
        fields: { name: "Others", measuredOn: "2026-01-31", values: [{ about: "LEADERSHIP", favourable: 60 }] },
        expect: admin,
      },
    },
  },
  {
    path: "/api/v1/survey-benchmarks/:benchmarkId",
    record: { benchmarkId: nobodys },
    intents: { DELETE: { fields: {}, expect: missing } },
  },
];

/** Surveys: designed and run by admins, answered by who was asked, read in sums alone. */
export const engagementRows: readonly Row[] = [...engagementScreens, ...engagementApi, ...designApi];
