import { only, nothingThere, signedIn, type Expectation, type Row } from "./row.ts";

/** Notes of nobody: who knows of which note has an attacker test of its own in the room. */
const missing = "0193a1b2-0000-7000-8000-000000000000";
const note = { noteId: missing };
const statement = { statementId: missing };

const leads: Expectation = (actor, record) => {
  const atDoor = signedIn(actor, record);
  if (atDoor !== "DONE") return atDoor;
  return ["manager", "manager of managers"].includes(actor) ? "DONE" : "HIDDEN";
};
/** Nobody in the cast is a disciplinary admin. */
const refused: Expectation = (actor, record) => (signedIn(actor, record) === "DONE" ? "REFUSED" : "SIGN_IN");
const sets = only(["platform admin"]);
const setsUp: Expectation = (actor, record) => {
  const outcome = sets(actor, record);
  return outcome === "REFUSED" ? "HIDDEN" : outcome;
};
const findsNoType: Expectation = (actor, record) => (signedIn(actor, record) === "DONE" ? "HIDDEN" : "SIGN_IN");

const raise = { "raise-note": { fields: {}, expect: signedIn } };
const gone = (fields: object = {}) => ({ fields: { ...note, ...fields }, expect: nothingThere });
const words = { type: "LATENESS", severity: "LOW", step: "NONE", occurredOn: "2026-01-05", body: "Words" };
const answer = { outcome: "ACKNOWLEDGED", digest: "", typedName: "", statement: "" };
const settings = {
  ...{ review: true, managersRaise: "DIRECT", managersSee: "DIRECT", showsStatements: false, asks: "SIGNATURE" },
  ...{ answerDays: 7, appealDays: 14, verbalMonths: 6, writtenMonths: 12, finalMonths: 24, preamble: "" },
  ...{ usedTypes: ["LATENESS"], usedSeverities: ["HIGH"], version: 999 },
};

const shelves = ["pending", "all"];
const former = [
  ...["/disciplinary-actions", "/disciplinary-actions/employee/pending", "/disciplinary-actions/employee/all"],
  ...["/disciplinary-actions/manager/pending", "/disciplinary-actions/manager/all", "/settings/disciplinary-actions"],
];

const screens: readonly Row[] = [
  ...shelves.map((shelf): Row => ({
    path: `/app/my-data/disciplinaryActions/${shelf}-disciplinary-actions`,
    read: signedIn,
    intents: raise,
  })),
  ...["direct-reports", "all-reports"].flatMap((scope) =>
    shelves.map((shelf): Row => ({
      path: `/app/team/${scope}/disciplinary/${shelf}`,
      read: leads,
      intents: raise,
    })),
  ),
  ...shelves.map((shelf): Row => ({
    path: `/app/company/disciplinary/${shelf}`,
    read: nothingThere,
    intents: raise,
  })),
  { path: "/app/company/disciplinary/insights", read: refused },
  {
    path: "/app/company/disciplinary/settings",
    read: sets,
    intents: {
      "save-settings": { fields: { version: 999 }, expect: sets },
      "save-type": { fields: {}, expect: sets },
      "archive-type": { fields: {}, expect: sets },
    },
  },
  { path: "/app/disciplinary/export", read: signedIn },
  {
    path: "/app/disciplinary/statement/:statementId",
    record: statement,
    read: nothingThere,
    intents: {
      "give-statement": { fields: { ...statement, statement: "Words", version: 1 }, expect: nothingThere },
      "decline-statement": { fields: statement, expect: nothingThere },
    },
  },
  { path: "/app/disciplinary/certificate/:certificateId", record: { certificateId: missing }, read: nothingThere },
  {
    path: "/app/disciplinary/:noteId",
    record: note,
    read: nothingThere,
    intents: {
      "edit-note": gone(words),
      "rephrase-note": gone(),
      "select-revision": gone({ number: 1 }),
      "change-evidence": gone(),
      "publish-note": gone(),
      "evaluate-note": gone({ verdict: "PUBLISH" }),
      "answer-note": gone(answer),
      "refuse-note": gone({ ...answer, outcome: "REFUSED", witnessId: missing }),
      "remind-note": gone(),
      "appeal-note": gone({ reason: "Because" }),
      "withdraw-appeal": gone(),
      "decide-appeal": gone({ verdict: "UPHELD", decision: "Because" }),
      "ask-witnesses": gone({ witnessIds: missing, question: "What?" }),
      "hold-note": gone({ reason: "Court" }),
      "release-note": gone(),
      "delete-note": gone(),
      "expunge-note": gone({ reason: "Order" }),
    },
  },
  { path: "/disciplinary-actions/signed/:noteId", record: note, read: nothingThere },
  ...former.map((path): Row => ({ path, read: signedIn })),
];

const api = "/api/v1/disciplinary";
const post = (path: string, fields: object = {}): Row => ({
  path: `${api}/notes/:noteId/${path}`,
  record: note,
  intents: { POST: gone(fields) },
});

const addresses: readonly Row[] = [
  {
    path: `${api}/notes`,
    read: signedIn,
    intents: { POST: { fields: { ...words, employeeIds: [missing] }, expect: signedIn } },
  },
  {
    path: `${api}/notes/:noteId`,
    record: note,
    read: nothingThere,
    intents: { PUT: gone({ ...words, version: 1 }), DELETE: gone() },
  },
  post("publish", { version: 1 }),
  post("evaluate", { verdict: "PUBLISH", version: 1 }),
  post("acknowledge", answer),
  { path: `${api}/notes/:noteId/signing-link`, record: note, read: nothingThere },
  post("notify"),
  { path: `${api}/notes/:noteId/history`, record: note, read: nothingThere },
  post("rephrase"),
  post("revision", { number: 1, version: 1 }),
  post("witnesses", { witnessIds: [missing], question: "What?" }),
  post("appeal", { reason: "Because" }),
  post("withdraw-appeal"),
  post("decide-appeal", { verdict: "UPHELD", decision: "Because" }),
  post("hold", { reason: "Court" }),
  post("release"),
  post("expunge", { reason: "Order" }),
  { path: `${api}/statements/:statementId`, record: statement, read: nothingThere },
  {
    path: `${api}/statements/:statementId/state`,
    record: statement,
    intents: { POST: { fields: { statement: "Words", version: 1 }, expect: nothingThere } },
  },
  {
    path: `${api}/statements/:statementId/decline`,
    record: statement,
    intents: { POST: { fields: {}, expect: nothingThere } },
  },
  { path: `${api}/analyze`, intents: { POST: { fields: { text: "He is always late" }, expect: signedIn } } },
  { path: `${api}/rephrase`, intents: { POST: { fields: { text: "He is always late" }, expect: signedIn } } },
  { path: `${api}/settings`, read: setsUp, intents: { PUT: { fields: settings, expect: setsUp } } },
  { path: `${api}/types`, read: signedIn, intents: { POST: { fields: { name: "" }, expect: signedIn } } },
  {
    path: `${api}/types/:typeId/archive`,
    record: { typeId: missing },
    intents: { POST: { fields: { archived: true }, expect: findsNoType } },
  },
];

/** Notes, statements and settings: screens and `/api/v1`. */
export const disciplinaryRows: readonly Row[] = [...screens, ...addresses];
