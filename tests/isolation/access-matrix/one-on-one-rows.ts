import type { Actor, RecordKind } from "./cast.ts";
import { everybody, nothingThere, signedIn, type Expectation, type Row } from "./row.ts";

/** The two who meet; who leads them, and who administers whatever it may be, is not of them. */
const participants: Record<RecordKind, readonly Actor[]> = {
  own: ["individual", "manager"],
  team: ["manager"],
  foreign: ["manager of managers"],
  "other company": ["other company"],
  missing: [],
};

const met: Expectation = (actor, record) => {
  const atDoor = signedIn(actor, record);
  if (atDoor !== "DONE") return atDoor;
  return participants[record].includes(actor) ? "DONE" : "HIDDEN";
};

/** The talking points were written by who leads the other one. */
const worded: Expectation = (actor, record) =>
  met(actor, record) === "DONE" && actor === "individual" ? "REFUSED" : met(actor, record);

const nobody: Expectation = (actor, record) => (signedIn(actor, record) === "DONE" ? "REFUSED" : "SIGN_IN");
/** Counts of those below, for who leads somebody. */
const leads: Expectation = (actor, record) =>
  ["manager", "manager of managers"].includes(actor) ? "DONE" : nobody(actor, record);

const missing = "0193a1b2-0000-7000-8000-000000000000";
const meeting = { meetingId: "$meeting" };
const point = { pointId: "$point", meetingId: "$meeting" };
const move = { ...meeting, start: "2099-01-05T10:00", which: "ONE", version: "1" };
const edited = { seriesId: "$series", start: "2099-01-05T10:00", minutes: "45", everyWeeks: "2", version: "1" };
const note = { ...meeting, body: "<p>Said</p>", version: "0" };
const instance = { masterId: "$series", instanceId: "$meeting" };
const nothingSaid = { fields: {}, expect: signedIn };

const nobodysLink = { company: "acme", meeting: missing, person: missing, sequence: "0", proof: "none" };

const ownList = (path: string): Row => ({
  path,
  read: signedIn,
  intents: {
    schedule: nothingSaid,
    "archive-series": { fields: { seriesId: "$series", archived: "false" }, expect: met },
    "archive-many-series": { fields: { seriesIds: "$series", archived: "false" }, expect: met },
  },
});

const team = (scope: string): Row[] => [
  { path: `/app/team/${scope}/oneOnOne/manage`, read: leads },
  { path: `/app/team/${scope}/oneOnOne/insights`, read: leads },
  { path: `/app/team/${scope}/oneOnOne/data-exports`, read: leads },
  { path: `/app/team/${scope}/oneOnOne/legacy/id/:instanceId`, record: instance, read: met },
  { path: `/app/team/${scope}/oneOnOne/:masterId/:instanceId`, record: instance, read: met },
];

/** The screens of 1:1s. */
export const oneOnOneRows: readonly Row[] = [
  ownList("/app/my-data/oneOnOne/my-one-on-one"),
  ownList("/app/my-data/oneOnOne/archived"),
  ownList("/app/my-data/checkIns/my-next-check-ins"),
  ownList("/app/my-data/checkIns/my-past-check-ins"),
  { path: "/app/my-data/oneOnOne/preferences", read: signedIn, intents: { "save-preferences": nothingSaid } },
  { path: "/app/my-data/oneOnOne/timeline/:employeeId", record: { employeeId: "$employee" }, read: met },
  { path: "/app/my-data/oneOnOne/legacy/id/:instanceId", record: instance, read: met },
  { path: "/app/my-data/oneOnOne/:masterId", record: instance, read: met },
  {
    path: "/app/my-data/oneOnOne/:masterId/:instanceId",
    record: instance,
    changesTasks: true,
    read: met,
    intents: {
      open: { fields: meeting, expect: met },
      acknowledge: { fields: meeting, expect: met },
      cancel: { fields: meeting, expect: met },
      restore: { fields: meeting, expect: met },
      move: { fields: move, expect: met },
      reply: { fields: { ...meeting, reply: "ACCEPTED" }, expect: met },
      "add-point": { fields: { ...meeting, text: "Said" }, expect: met },
      "edit-point": { fields: { ...point, text: "Said anew" }, expect: worded },
      "finish-point": { fields: point, expect: met },
      "reopen-point": { fields: point, expect: met },
      "remove-point": { fields: point, expect: worded },
      "restore-point": { fields: point, expect: nothingThere },
      "arrange-points": { fields: { ...meeting, order: "$point" }, expect: met },
      "use-template": { fields: { ...meeting, templateId: missing }, expect: nothingThere },
      dismiss: { fields: { ...meeting, key: "none" }, expect: met },
      "save-note": { fields: note, expect: met },
      "append-notes": { fields: { ...meeting, text: "Said" }, expect: met },
      reflect: { fields: { ...meeting, mood: "3" }, expect: met },
      "add-action": { fields: { ...meeting, text: "Do it" }, expect: met },
      "edit-series": { fields: edited, expect: met },
      "archive-series": { fields: { seriesId: "$series", archived: "false" }, expect: met },
      // Nobody's manager changed here; who may ask and who may answer is asked in the room's own test.
      "ask-handover": { fields: { seriesId: "$series", what: "NOTES" }, expect: nothingThere },
      "answer-handover": { fields: { seriesId: "$series", agreed: "true" }, expect: nothingThere },
    },
  },
  // A link that is nobody's says so to everybody.
  {
    path: "/invitation/oneOnOne",
    read: everybody,
    intents: { "": { fields: { ...nobodysLink, reply: "ACCEPTED" }, expect: everybody } },
  },
  { path: "/app/oneOnOne", read: signedIn },
  { path: "/app/oneOnOne/running", read: signedIn },
  { path: "/app/oneOnOne/of-person/:employeeId", record: { employeeId: "$employee" }, read: signedIn },
  { path: "/app/oneOnOne/times", read: signedIn },
  { path: "/app/oneOnOne/series/:seriesId/plan", record: { seriesId: "$series" }, read: met },
  {
    path: "/app/oneOnOne/:meetingId/notes",
    record: meeting,
    intents: { "type-notes": { fields: { ...meeting, vector: "AA==" }, expect: met } },
  },
  { path: "/app/oneOnOne/:meetingId/calendar.ics", record: meeting, read: met },
  ...team("direct-reports"),
  ...team("all-reports"),
  { path: "/app/team/all-reports/oneOnOne/team-1-1", read: leads },
  { path: "/app/oneOnOne/export", record: { query: "scope=all-reports&list=MOOD&format=XLSX" }, read: leads },
  // Nobody here administers 1:1s; who does is asked in the room's own test.
  { path: "/app/company/oneOnOne/insights", read: nobody },
  { path: "/app/company/oneOnOne/data-exports", read: nobody },
  {
    path: "/app/company/oneOnOne/settings",
    read: nobody,
    intents: {
      "save-settings": { fields: {}, expect: nobody },
      "save-template": { fields: {}, expect: nobody },
      "archive-template": { fields: { templateId: missing }, expect: nobody },
      "save-question": { fields: {}, expect: nobody },
      "archive-question": { fields: { questionId: missing }, expect: nobody },
    },
  },
  ...["questions", "preferences", "templates", "calendar"].map((name): Row => ({
    ...{ path: `/settings/checkIn/${name}`, read: signedIn },
  })),
  { path: "/analytics/oneOnOne", read: signedIn },
  { path: "/app/company/oneOnOne/embedded-analytics", read: signedIn },
  { path: "/template/checkin/:templateId", record: { templateId: missing }, read: signedIn },
  { path: "/oneOnOne", read: signedIn },
  { path: "/oneOnOne/timeline", read: signedIn },
  { path: "/oneOnOne/audit", read: signedIn },
  { path: "/oneOnOne/insights", read: signedIn },
  { path: "/oneOnOne/legacy/id/:instanceId", record: instance, read: met },
  { path: "/oneOnOne/:instanceId", record: instance, read: met },
  { path: "/oneOnOne/:masterId/:instanceId", record: instance, read: met },
];

const series = "/api/v1/one-on-one-series";
const one = "/api/v1/one-on-ones/:meetingId";
const post = (path: string, fields: Record<string, unknown>): Row => ({
  path: `${one}/${path}`,
  record: meeting,
  changesTasks: true,
  intents: { POST: { fields, expect: met } },
});

/** 1:1s over the API. */
export const oneOnOneApiRows: readonly Row[] = [
  { path: series, read: signedIn, intents: { POST: nothingSaid } },
  {
    path: `${series}/:seriesId/archive`,
    record: { seriesId: "$series" },
    intents: { POST: { fields: { archived: false }, expect: met } },
  },
  {
    path: `${series}/:seriesId/handover`,
    record: { seriesId: "$series" },
    intents: { POST: { fields: { what: "NOTES" }, expect: nothingThere } },
  },
  {
    path: `${series}/:seriesId/handover/answer`,
    record: { seriesId: "$series" },
    intents: { POST: { fields: { agreed: true }, expect: nothingThere } },
  },
  {
    path: `${series}/:seriesId`,
    record: { seriesId: "$series" },
    intents: { PATCH: { fields: { start: "2099-01-05T10:00", minutes: 45, everyWeeks: 2, version: 1 }, expect: met } },
  },
  { path: `${series}/:seriesId/handed-over-notes`, record: { seriesId: "$series" }, read: met },
  { path: "/api/v1/one-on-one-insights", record: { query: "scope=all-reports" }, read: leads },
  { path: "/api/v1/one-on-ones", read: signedIn },
  { path: one, record: meeting, read: met },
  ...["open", "acknowledge", "cancel", "restore"].map((act) => post(act, {})),
  post("move", { start: "2099-01-05T10:00", version: 1 }),
  post("reply", { reply: "ACCEPTED" }),
  post("talking-points", { text: "Said" }),
  post("reorder", { order: ["$point"] }),
  post("rating", { mood: 3 }),
  post("action-items", { text: "Do it" }),
  post("shared-notes", { text: "Said" }),
  {
    path: `${one}/notes`,
    record: meeting,
    intents: { PUT: { fields: { body: "<p>Said</p>", version: 0 }, expect: met } },
  },
  {
    path: "/api/v1/talking-points/:pointId",
    record: { pointId: "$point" },
    changesTasks: true,
    intents: {
      PATCH: { fields: { text: "Said anew", version: 1 }, expect: worded },
      DELETE: { fields: {}, expect: worded },
    },
  },
  {
    path: "/api/v1/talking-points/:pointId/finish",
    record: { pointId: "$point" },
    changesTasks: true,
    intents: { POST: { fields: { meetingId: "$meeting" }, expect: met } },
  },
  {
    path: "/api/v1/talking-points/:pointId/reopen",
    record: { pointId: "$point" },
    changesTasks: true,
    intents: { POST: { fields: {}, expect: met } },
  },
  ...[
    { path: "/api/v1/one-on-one-questions", fields: { text: "Said?", about: "GROWTH" } },
    { path: "/api/v1/one-on-one-templates", fields: { name: "New", points: ["Said"] } },
  ].map(({ path, fields }): Row => ({ path, read: signedIn, intents: { POST: { fields, expect: nothingThere } } })),
  {
    path: "/api/v1/one-on-one-questions/:questionId/archive",
    record: { questionId: missing },
    intents: { POST: { fields: { archived: true }, expect: nothingThere } },
  },
  {
    path: "/api/v1/one-on-one-templates/:templateId/archive",
    record: { templateId: missing },
    intents: { POST: { fields: { archived: true }, expect: nothingThere } },
  },
  {
    path: "/api/v1/one-on-one-settings",
    read: signedIn,
    intents: {
      PUT: {
        fields: { arrangedBy: "EVERYBODY", minutes: 30, everyWeeks: 2, asksMood: true, version: 0 },
        expect: nothingThere,
      },
    },
  },
];
