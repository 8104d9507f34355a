import type { Actor, RecordKind } from "./cast.ts";
import { only, nothingThere, signedIn, type Expectation, type Row } from "./row.ts";

const missing = "0193a1b2-0000-7000-8000-000000000000";
const published = { noteId: "$published" };
const unpublished = { noteId: "$unpublished" };
const statement = { statementId: "$statement" };

/** Who wrote it: who leads the person directly. The other company's was written by somebody who does not knock. */
const authors: Record<RecordKind, readonly Actor[]> = {
  own: ["manager"],
  team: ["manager"],
  foreign: ["manager of managers"],
  "other company": [],
  missing: [],
};
const isAuthor = (actor: Actor, record: RecordKind) => authors[record].includes(actor);
/** Whom it is about; nobody knocks who is those of the team's and the stranger's note. */
const isSubject = (actor: Actor, record: RecordKind) =>
  (actor === "individual" && record === "own") || (actor === "other company" && record === "other company");
const isWitness = (actor: Actor, record: RecordKind) =>
  (actor === "goal admin" && (record === "own" || record === "foreign")) ||
  (actor === "individual" && record === "team");

type Who = typeof isAuthor;
const either: Who = (actor, record) => isAuthor(actor, record) || isSubject(actor, record);
const nobody: Who = () => false;

/** Open to some, refused to others who see the note, and not there for everybody else; platform admins among them. */
const where =
  (sees: Who) =>
  (may: Who): Expectation =>
  (actor, record) => {
    const atDoor = signedIn(actor, record);
    if (atDoor !== "DONE" || may(actor, record)) return atDoor;
    return sees(actor, record) ? "REFUSED" : "HIDDEN";
  };
/** Of a published note: its author and whom it is about. Of a draft: its author alone. */
const seen = where(either);
const drafted = where(isAuthor);
const witnessed = where(isWitness)(isWitness);

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

/** Of a draft that is not there. */
const many = { fields: { noteIds: missing }, expect: nothingThere };
const raise = {
  "raise-note": { fields: {}, expect: signedIn },
  "publish-drafts": many,
  "delete-drafts": many,
};
const words = { type: "LATENESS", severity: "LOW", step: "NONE", occurredOn: "2026-01-05", body: "Words" };
const answer = { outcome: "ACKNOWLEDGED", digest: "", typedName: "", statement: "" };
const settings = {
  ...{ review: true, managersRaise: "DIRECT", managersSee: "DIRECT", showsStatements: false, asks: "SIGNATURE" },
  ...{ answerDays: 7, appealDays: 14, verbalMonths: 6, writtenMonths: 12, finalMonths: 24, preamble: "" },
  ...{ usedTypes: ["LATENESS"], usedSeverities: ["HIGH"], version: 999 },
};

/** What is done to a note on its page. Versions are none that was read, so that nothing moves on. */
function onNote(note: typeof published): NonNullable<Row["intents"]> {
  const isDraft = note === unpublished;
  const expect = isDraft ? drafted : seen;
  const of = (may: Who, fields: object = {}) => ({ fields: { ...note, version: 999, ...fields }, expect: expect(may) });
  const [author, subject, writer] = [isAuthor, isDraft ? nobody : isSubject, isDraft ? isAuthor : nobody];
  return {
    "edit-note": of(writer, words),
    "rephrase-note": of(writer),
    "select-revision": of(writer, { number: 1 }),
    "change-evidence": of(writer),
    "publish-note": of(author),
    "evaluate-note": of(nobody, { verdict: "PUBLISH" }),
    "answer-note": of(subject, answer),
    "refuse-note": of(author, { ...answer, outcome: "REFUSED", witnessId: missing }),
    "remind-note": of(author),
    "appeal-note": of(subject, { reason: "Because" }),
    "withdraw-appeal": of(subject),
    "decide-appeal": of(nobody, { verdict: "UPHELD", decision: "Because" }),
    "ask-witnesses": of(author, { witnessIds: missing, question: "What?" }),
    "hold-note": of(nobody, { reason: "Court" }),
    "release-note": of(nobody),
    "expunge-note": of(nobody, { reason: "Order" }),
    // Whoever sees a published note is told that drafts alone are deleted; the drafts are deleted last of all.
    ...(isDraft ? {} : { "delete-note": of(either) }),
  };
}

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
    read: witnessed,
    intents: {
      "give-statement": { fields: { ...statement, statement: "Words", version: 999 }, expect: witnessed },
      "decline-statement": { fields: statement, expect: witnessed },
    },
  },
  { path: "/app/disciplinary/certificate/:certificateId", record: { certificateId: missing }, read: nothingThere },
  { path: "/app/disciplinary/:noteId", record: unpublished, read: drafted(isAuthor), intents: onNote(unpublished) },
  { path: "/app/disciplinary/:noteId", record: published, read: seen(either), intents: onNote(published) },
  // Nobody has answered any of them yet.
  { path: "/disciplinary-actions/signed/:noteId", record: published, read: nothingThere },
  ...former.map((path): Row => ({ path, read: signedIn })),
];

const api = "/api/v1/disciplinary";
/** What is done to a note by the API, as on its page. */
const acts: readonly (readonly [path: string, intent: string])[] = [
  ["publish", "publish-note"],
  ["evaluate", "evaluate-note"],
  ["acknowledge", "answer-note"],
  ["notify", "remind-note"],
  ["rephrase", "rephrase-note"],
  ["revision", "select-revision"],
  ["witnesses", "ask-witnesses"],
  ["appeal", "appeal-note"],
  ["withdraw-appeal", "withdraw-appeal"],
  ["decide-appeal", "decide-appeal"],
  ["hold", "hold-note"],
  ["release", "release-note"],
  ["expunge", "expunge-note"],
];
const post = (note: typeof published): Row[] =>
  acts.map(([path, intent]) => {
    const { fields, expect } = onNote(note)[intent]!;
    const sent = intent === "ask-witnesses" ? { ...fields, witnessIds: [missing] } : fields;
    return { path: `${api}/notes/:noteId/${path}`, record: note, intents: { POST: { fields: sent, expect } } };
  });

const addresses: readonly Row[] = [
  {
    path: `${api}/notes`,
    read: signedIn,
    intents: { POST: { fields: { ...words, employeeIds: [missing] }, expect: signedIn } },
  },
  ...["publish", "delete"].map((act): Row => ({
    path: `${api}/notes/${act}`,
    intents: { POST: { fields: { noteIds: [missing] }, expect: nothingThere } },
  })),
  ...post(unpublished),
  ...post(published),
  // No paper was issued of any of them.
  { path: `${api}/notes/:noteId/signing-link`, record: published, read: nothingThere },
  { path: `${api}/notes/:noteId/history`, record: unpublished, read: drafted(isAuthor) },
  { path: `${api}/notes/:noteId/history`, record: published, read: seen(isAuthor) },
  {
    path: `${api}/notes/:noteId`,
    record: unpublished,
    read: drafted(isAuthor),
    intents: {
      PUT: { fields: { ...words, ...unpublished, version: 999 }, expect: drafted(isAuthor) },
      DELETE: { fields: unpublished, expect: drafted(isAuthor) },
    },
  },
  {
    path: `${api}/notes/:noteId`,
    record: published,
    read: seen(either),
    intents: {
      PUT: { fields: { ...words, ...published, version: 999 }, expect: seen(nobody) },
      DELETE: { fields: published, expect: seen(either) },
    },
  },
  { path: `${api}/statements/:statementId`, record: statement, read: witnessed },
  {
    path: `${api}/statements/:statementId/state`,
    record: statement,
    intents: { POST: { fields: { statement: "Words", version: 999 }, expect: witnessed } },
  },
  {
    path: `${api}/statements/:statementId/decline`,
    record: statement,
    intents: { POST: { fields: {}, expect: witnessed } },
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
