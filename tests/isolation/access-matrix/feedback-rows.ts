import type { Actor, RecordKind } from "./cast.ts";
import { everybody, only, signedIn, type Expectation, type Row } from "./row.ts";

type Close = Readonly<Record<RecordKind, readonly Actor[]>>;

/** Answers those who see a record and may do this, refuses those who only see it, and hides it from all others. */
function among(seeing: Close, acting: Close = seeing): Expectation {
  return (actor, record) => {
    const atDoor = signedIn(actor, record);
    if (atDoor !== "DONE") return atDoor;
    if (!seeing[record].includes(actor)) return "HIDDEN";
    return acting[record].includes(actor) ? "DONE" : "REFUSED";
  };
}

const nobody: Close = { own: [], team: [], foreign: [], "other company": [], missing: [] };
const spy: readonly Actor[] = ["other company"];

/**
 * Ina's feedback is read by her and by the receiver's manager, Tom's by the manager of whom he gave it to, the stranger's
 * by the goal admin, who was given it alone.
 */
const readers: Close = {
  ...nobody,
  own: ["individual", "manager"],
  team: ["manager of managers"],
  foreign: ["goal admin"],
  "other company": spy,
};
const authors: Close = { ...nobody, own: ["individual"], "other company": spy };
const receivers: Close = { ...nobody, foreign: ["goal admin"] };
const keepers: Close = { ...authors, foreign: ["goal admin"] };

const read = among(readers);
const edited = among(readers, authors);
const archived = among(readers, keepers);
const thanked = among(readers, receivers);
/** Before any script the page that was deleted is what answers. */
const gone: Expectation = (actor, record) => (edited(actor, record) === "DONE" ? "HIDDEN" : edited(actor, record));
/** To whoever may delete, nothing is there to be restored: nothing was deleted. */
const nothingDeleted: Expectation = (actor, record) => (signedIn(actor, record) === "DONE" ? "HIDDEN" : "SIGN_IN");

/** Who was asked, and who asked: the stranger is asked by the goal admin. */
const asked: Close = { ...nobody, own: ["individual"], "other company": spy };
const parties: Close = { ...asked, foreign: ["goal admin"] };
const asking: Close = { ...nobody, foreign: ["goal admin"] };
const answered = among(parties, asked);
const withdrawn = among(parties, asking);
/** A request of one's own. */
const requested = among({ ...nobody, own: ["individual"], foreign: ["goal admin"], "other company": spy });

const feedback = { feedbackId: "$feedback" };
const ask = { askId: "$ask" };
const request = { requestId: "$request" };
const teamArea = only(["manager", "manager of managers", "goal admin"]);
const leads: Expectation = (actor, record) =>
  actor === "other company" ? "REFUSED" : only(["manager", "manager of managers"])(actor, record);
const noAdmin: Expectation = (actor, record) => (signedIn(actor, record) === "DONE" ? "REFUSED" : "SIGN_IN");
const hiddenNumbers: Expectation = (actor, record) =>
  leads(actor, record) === "REFUSED" ? "HIDDEN" : leads(actor, record);

/** A list: new feedback and requests are made beside it; what is sent here is empty, so that none is made. */
const list = (path: string, open: Expectation = signedIn, more: Row["intents"] = {}): Row => ({
  path,
  read: open,
  intents: {
    "give-feedback": { fields: {}, expect: signedIn },
    "request-feedback": { fields: {}, expect: signedIn },
    ...more,
  },
});

const act = (name: string, expect: Expectation): Row => ({
  path: `/api/v1/feedback/:feedbackId/${name}`,
  record: feedback,
  changesFeedback: true,
  intents: { POST: { fields: { note: "Changed", version: 1 }, expect } },
});
const askAct = (name: string, expect: Expectation): Row => ({
  path: `/api/v1/feedback-asks/:askId/${name}`,
  record: ask,
  changesFeedback: true,
  intents: { POST: { fields: { reason: "No time", body: "Well done" }, expect } },
});

/** Feedback: its screens, and the API. */
export const feedbackRows: readonly Row[] = [
  list("/app/my-data/develop/feedback"),
  list("/app/my-data/develop/feedback/given"),
  list("/app/my-data/develop/feedback/notes"),
  list("/app/my-data/develop/feedback/requests", signedIn, { "archive-requests": { fields: {}, expect: signedIn } }),
  list("/app/my-data/develop/organisation-praise"),
  list("/app/team/direct-reports/develop/feedback-for-my-team", teamArea),
  list("/app/team/all-reports/develop/feedback-for-my-team", teamArea),
  { path: "/app/team/all-reports/develop/feedback-insights", read: leads },
  { path: "/app/company/develop/feedback-insights", read: noAdmin },
  { path: "/app/feedback/export", read: signedIn },
  { path: "/app/feedback/insights-export", read: hiddenNumbers },
  // Of somebody of another company, as of nobody, there is nothing to read.
  { path: "/app/feedback/of-person/:employeeId", record: { employeeId: "$employee" }, read: signedIn },
  {
    path: "/app/feedback/:feedbackId",
    record: feedback,
    changesFeedback: true,
    read,
    intents: {
      "edit-feedback": { fields: { ...feedback, body: "Reworded" }, expect: edited },
      "thank-for-feedback": { fields: feedback, expect: thanked },
      "note-change": { fields: { ...feedback, note: "Changed" }, expect: thanked },
      "archive-feedback": { fields: feedback, expect: archived },
      "unarchive-feedback": { fields: feedback, expect: archived },
      "delete-feedback": { fields: feedback, expect: gone },
      "delete-and-leave": { fields: feedback, expect: edited },
      "restore-feedback": { fields: feedback, expect: nothingDeleted },
    },
  },
  {
    path: "/app/feedback/asked/:askId",
    record: ask,
    changesFeedback: true,
    // Whoever asked has a page of their own for it.
    read: among(asked),
    intents: {
      "accept-request": { fields: ask, expect: answered },
      "decline-request": { fields: { ...ask, reason: "No time" }, expect: answered },
      "answer-request": { fields: { ...ask, body: "Well done" }, expect: answered },
    },
  },
  {
    path: "/app/feedback/request/:requestId",
    record: request,
    changesFeedback: true,
    read: requested,
    intents: {
      "remind-of-request": { fields: ask, expect: withdrawn },
      "cancel-request": { fields: ask, expect: withdrawn },
      "ask-again": { fields: ask, expect: withdrawn },
      "archive-request": { fields: request, expect: requested },
    },
  },
  // A link that is nobody's says so to everybody.
  {
    path: "/feedback/answer",
    read: everybody,
    intents: { "": { fields: { company: "acme", token: "none", body: "Well done" }, expect: everybody } },
  },
  ...["/feedback", "/feedback/myPraisesAndAdvices", "/myPraisesAndAdvices", "/analytics/feedback"].map((path): Row => ({
    path,
    read: everybody,
  })),
  { path: "/api/v1/feedback", read: signedIn, intents: { POST: { fields: { body: "" }, expect: signedIn } } },
  { path: "/api/v1/feedback/rephrase", intents: { POST: { fields: { text: "Well done" }, expect: signedIn } } },
  { path: "/api/v1/feedback/analyze", intents: { POST: { fields: { text: "Well done" }, expect: signedIn } } },
  { path: "/api/v1/feedback/insights", read: hiddenNumbers },
  {
    path: "/api/v1/feedback/:feedbackId",
    record: feedback,
    changesFeedback: true,
    read,
    intents: {
      PATCH: { fields: { body: "Reworded", version: 1 }, expect: edited },
      DELETE: { fields: {}, expect: edited },
    },
  },
  act("restore", nothingDeleted),
  act("archive", archived),
  act("unarchive", archived),
  act("thank", thanked),
  act("change-note", thanked),
  {
    path: "/api/v1/feedback-requests",
    read: signedIn,
    intents: { POST: { fields: { question: "" }, expect: signedIn } },
  },
  { path: "/api/v1/feedback-requests/:requestId", record: request, read: requested },
  {
    path: "/api/v1/feedback-requests/:requestId/archive",
    record: request,
    changesFeedback: true,
    intents: { POST: { fields: { archived: "yes" }, expect: requested } },
  },
  {
    path: "/api/v1/feedback-requests/archive",
    changesFeedback: true,
    record: request,
    intents: { POST: { fields: { requestIds: ["$request"], archived: "yes" }, expect: requested } },
  },
  { path: "/api/v1/feedback-asks/:askId", record: ask, read: among(asked) },
  askAct("accept", answered),
  askAct("decline", answered),
  askAct("answer", answered),
  askAct("cancel", withdrawn),
  askAct("ask-again", withdrawn),
  askAct("remind", withdrawn),
];
