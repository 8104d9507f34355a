import { standardRules } from "#app/modules/points/domain/rules.ts";
import type { Actor, RecordKind } from "./cast.ts";
import { nothingThere, signedIn, type Expectation, type Row } from "./row.ts";

/** Above the person in the reporting line. */
const above: Record<RecordKind, readonly Actor[]> = {
  own: ["manager", "manager of managers"],
  team: ["manager", "manager of managers"],
  foreign: ["manager of managers"],
  "other company": [],
  missing: [],
};
const leads = (actor: Actor, record: RecordKind) => above[record].includes(actor);
const isSelf = (actor: Actor, record: RecordKind) => actor === "individual" && record === "own";
const sees = (actor: Actor, record: RecordKind) => leads(actor, record) || isSelf(actor, record);

/** Open to some, refused to others who see the points, and not there for everybody else; platform admins among them. */
function near(may: typeof leads): Expectation {
  return (actor, record) => {
    const atDoor = signedIn(actor, record);
    if (atDoor !== "DONE" || may(actor, record)) return atDoor;
    return sees(actor, record) ? "REFUSED" : "HIDDEN";
  };
}

const seen = near(sees);
const led = near(leads);
const own = near(isSelf);
const nobodys = near(() => false);
const leadsSome: Expectation = (actor, record) => {
  const atDoor = signedIn(actor, record);
  return atDoor !== "DONE" || ["manager", "manager of managers"].includes(actor) ? atDoor : "HIDDEN";
};
/** Nobody of the cast administers points. */
const pointsAdmin: Expectation = (actor, record) =>
  signedIn(actor, record) === "DONE" ? "REFUSED" : signedIn(actor, record);

const employee = { employeeId: "$employee" };
const event = { eventId: "$event" };
const appeal = { appealId: "$appeal" };
const escalation = { escalationId: "$escalation" };
const measured = { kind: "LATE_ARRIVAL", day: "2020-01-01", minutes: 12 };
const reason = { reason: "Because" };
const nobodysEvent = "0193a1b2-0000-7000-8000-000000000000";
const rules = { name: "Night", validFrom: "2024-01-01", audience: { everyone: true }, rules: standardRules };

const recording = { record: { fields: { ...employee, ...measured }, expect: led } };
const personIntents: NonNullable<Row["intents"]> = {
  ...recording,
  correct: { fields: { ...event, ...measured, ...reason }, expect: nobodys },
  withdraw: { fields: { ...event, ...reason }, expect: nobodys },
  appeal: { fields: { ...event, ...reason }, expect: own },
  decide: { fields: { ...appeal, granted: "no", answer: "Because" }, expect: led },
  "take-back": { fields: appeal, expect: own },
  handle: { fields: { ...escalation, comment: "Done" }, expect: led },
  "withdraw-threshold": { fields: { ...escalation, comment: "Because" }, expect: led },
};

/** The screens of points. */
export const pointsRows: readonly Row[] = [
  { path: "/app/my-data/points/my-points", read: signedIn, intents: personIntents },
  { path: "/app/employee/:employeeId/points", record: employee, read: seen, intents: personIntents },
  ...["direct-reports", "all-reports"].map((scope): Row => ({
    path: `/app/team/${scope}/points/status`,
    read: leadsSome,
    intents: recording,
  })),
  { path: "/app/company/points/status", read: nothingThere, intents: recording },
  {
    path: "/app/company/points/events",
    read: pointsAdmin,
    intents: {
      record: { ...recording.record, expect: pointsAdmin },
      "withdraw-events": { fields: { eventIds: nobodysEvent, ...reason }, expect: pointsAdmin },
      "restore-events": { fields: { eventIds: nobodysEvent }, expect: pointsAdmin },
      "correct-events": { fields: { eventIds: nobodysEvent, ...reason, minutesOff: 1 }, expect: pointsAdmin },
    },
  },
  { path: "/app/company/points/insights", read: pointsAdmin },
  {
    path: "/app/company/points/settings",
    read: pointsAdmin,
    intents: Object.fromEntries(
      ["preview-rules", "save-rules", "archive-rules"].map((name) => [name, { fields: {}, expect: pointsAdmin }]),
    ),
  },
  { path: "/app/points/export", record: { query: "scope=all-reports" }, read: leadsSome },
];

const post = (path: string, record: Row["record"], fields: Record<string, unknown>, expect: Expectation): Row => ({
  ...{ path: `/api/v1/${path}`, ...(record && { record }) },
  intents: { POST: { fields, expect } },
});

/** Points over the API. */
export const pointsApiRows: readonly Row[] = [
  { path: "/api/v1/points", read: leadsSome },
  { path: "/api/v1/points/:employeeId", record: employee, read: seen },
  { path: "/api/v1/points-place", read: signedIn },
  { path: "/api/v1/points-insights", read: nothingThere },
  { path: "/api/v1/points-rules", read: nothingThere, intents: { POST: { fields: rules, expect: nothingThere } } },
  {
    ...{ path: "/api/v1/points-rules/:policyId", record: { policyId: "$policy" } },
    intents: { PUT: { fields: { ...rules, version: 1 }, expect: nothingThere } },
  },
  post("points-rules/preview", undefined, { audience: rules.audience, rules: rules.rules }, nothingThere),
  post("points-rules/:policyId/archive", { policyId: "$policy" }, {}, nothingThere),
  {
    path: "/api/v1/shift-events",
    read: nothingThere,
    intents: { POST: { fields: { ...employee, ...measured }, expect: led } },
  },
  post("shift-events/withdraw", undefined, { eventIds: [nobodysEvent], ...reason }, nothingThere),
  post("shift-events/restore", undefined, { eventIds: [nobodysEvent] }, nothingThere),
  post("shift-events/correct", undefined, { eventIds: [nobodysEvent], ...reason, minutesOff: 1 }, nothingThere),
  post(
    "shift-events/batch",
    undefined,
    { source: "clock", events: [{ ...employee, ...measured, sourceId: "1" }] },
    signedIn,
  ),
  {
    ...{ path: "/api/v1/shift-events/:eventId", record: event },
    intents: { PUT: { fields: { ...measured, ...reason, version: 1 }, expect: nobodys } },
  },
  post("shift-events/:eventId/withdraw", event, { ...reason, version: 1 }, nobodys),
  post("shift-events/:eventId/appeal", event, reason, own),
  post("points-appeals/:appealId/decide", appeal, { granted: "no", answer: "Because" }, led),
  post("points-appeals/:appealId/take-back", appeal, {}, own),
  post("points-escalations/:escalationId/handle", escalation, { comment: "Done" }, led),
  post("points-escalations/:escalationId/withdraw", escalation, { comment: "Because" }, led),
];
