import type { Actor, RecordKind } from "./cast.ts";
import type { Outcome } from "./outcome.ts";

export type Expectation = (actor: Actor, record: RecordKind) => Outcome;

/** One address of the matrix: what each person is answered, for each record. */
export type Row = {
  path: string;
  /** Parameters of the path and query that name a record. */
  record?: {
    employeeId?: string;
    goalId?: string;
    parentId?: string;
    dependencyId?: string;
    checkInId?: string;
    initiativeId?: string;
    roleId?: string;
    query?: string;
    orgUnitId?: string;
    importId?: string;
    termId?: string;
    gradeId?: string;
    teamId?: string;
    assignmentId?: string;
    fieldId?: string;
    tagId?: string;
    exportId?: string;
    taskId?: string;
    uploadId?: string;
    metricId?: string;
    pointId?: string;
    viewId?: string;
    cohortId?: string;
    templateId?: string;
    questionId?: string;
    dashboardId?: string;
    reportId?: string;
    topic?: string;
    kind?: string;
    fileId?: string;
    statementId?: string;
    certificateId?: string;
    typeId?: string;
    journeyId?: string;
    stepId?: string;
    key?: string;
    tenantId?: string;
    about?: string;
    record?: string;
    commentId?: string;
    feedbackId?: string;
    askId?: string;
    requestId?: string;
    planId?: string;
    noteId?: string;
    competencyId?: string;
    jobFunctionId?: string;
    levelId?: string;
    postId?: string;
    hashtagId?: string;
    gifId?: string;
    attachmentId?: string;
    documentId?: string;
    groupId?: string;
    moveId?: string;
    masterId?: string;
    instanceId?: string;
    meetingId?: string;
    seriesId?: string;
    surveyId?: string;
    focusId?: string;
    benchmarkId?: string;
    sessionId?: string;
    notificationId?: string;
    deviceId?: string;
    holidayId?: string;
    connector?: string;
    installationId?: string;
    webhookId?: string;
    messageId?: string;
    runId?: string;
    reviewId?: string;
    formId?: string;
    cycleId?: string;
    compensationCycleId?: string;
    whatIfId?: string;
    revieweeId?: string;
    nominationId?: string;
    externalId?: string;
    actionId?: string;
    step?: string;
    eventId?: string;
    appealId?: string;
    escalationId?: string;
    policyId?: string;
    letterId?: string;
  };
  read?: Expectation;
  /** Its intents end the session they come with. */
  endsSession?: boolean;
  /** Its intents close or delete goals; they are brought back after each. */
  changesGoals?: boolean;
  /** Its intents complete or delete tasks or what stands in 1:1s; they are brought back after each. */
  changesTasks?: boolean;
  /** Its intents change, delete, accept or withdraw feedback; it is brought back after each. */
  changesFeedback?: boolean;
  /** Its intents move growth plans and level-ups; they are brought back after each. */
  changesDevelopment?: boolean;
  /**
   * The form fields of each intent; `$employee`, `$goal`, `$task`, `$feedback`, `$ask`, `$request`, `$series`,
   * `$meeting`, `$point`, `$cycle`, `$reviewee` and `$form` become the record's id.
   */
  intents?: Record<string, { fields: Record<string, unknown>; expect: Expectation }>;
};

/** Nobody is signed in, whatever cookie comes along. */
export const outside: readonly Actor[] = ["anonymous", "deactivated", "former member"];

/** Everybody who is signed in, whichever the company: what they find there is their own. */
export const signedIn: Expectation = (actor) => (outside.includes(actor) ? "SIGN_IN" : "DONE");

/** For records that are nobody's: whoever is signed in finds nothing. */
export const nothingThere: Expectation = (actor, record) => (signedIn(actor, record) === "DONE" ? "HIDDEN" : "SIGN_IN");

/** The same answer for all, signed in or not. */
export const everybody: Expectation = () => "DONE";

/** Only these, of either company: the spy is a platform and goal admin at home. */
export function only(allowed: readonly Actor[], otherwise: Outcome = "REFUSED"): Expectation {
  return (actor, record) => {
    const atDoor = signedIn(actor, record);
    if (atDoor !== "DONE") return atDoor;
    return allowed.includes(actor) || actor === "other company" ? "DONE" : otherwise;
  };
}

/** A record everybody of its company may see: hidden where it is another company's or nobody's. */
export const colleagues: Expectation = (actor, record) => {
  const atDoor = signedIn(actor, record);
  if (atDoor !== "DONE") return atDoor;
  if (record === "missing") return "HIDDEN";
  return (record === "other company") === (actor === "other company") ? "DONE" : "HIDDEN";
};

/** As `colleagues`, and of those only some may act; the others are refused by name. */
export function colleaguesWho(may: (actor: Actor, record: RecordKind) => boolean): Expectation {
  return (actor, record) => {
    const seen = colleagues(actor, record);
    if (seen !== "DONE") return seen;
    return actor === "other company" || may(actor, record) ? "DONE" : "REFUSED";
  };
}

/** Managers above the owner, with those who own it or administer goals. */
const aboveOwner: Record<RecordKind, readonly Actor[]> = {
  own: ["individual", "manager", "manager of managers", "goal admin"],
  team: ["manager", "manager of managers", "goal admin"],
  foreign: ["manager of managers", "goal admin"],
  "other company": [],
  missing: [],
};

/** A goal: seen by all of the company unless it is private, then by those close to it alone. */
export const goalSeen: Expectation = (actor, record) => {
  const seen = colleagues(actor, record);
  if (seen !== "DONE" || actor === "other company" || record !== "foreign") return seen;
  return aboveOwner.foreign.includes(actor) ? "DONE" : "HIDDEN";
};

/** Acting on a goal: hidden where it is not seen, refused where it is seen and the template does not allow it. */
export function goalActed(may: (actor: Actor, record: RecordKind) => boolean): Expectation {
  return (actor, record) => {
    const seen = goalSeen(actor, record);
    if (seen !== "DONE" || actor === "other company") return seen;
    return may(actor, record) ? "DONE" : "REFUSED";
  };
}

/** Those who own it, stand above its owner in the reporting line, or administer goals. */
export const goalCheckedIn = goalActed((actor, record) => aboveOwner[record].includes(actor));

/** The owner and goal admins; a manager leaves the wording to the owner. */
export const goalEdited = goalActed(
  (actor, record) => actor === "goal admin" || (actor === "individual" && record === "own"),
);

/** Whoever may edit the goal finds that it neither feeds nor needs what is named. */
export const goalNotFed: Expectation = (actor, record) => {
  const edited = goalEdited(actor, record);
  return edited === "DONE" && actor !== "anonymous" ? "HIDDEN" : edited;
};

/** Who may make an objective of the company's level: all goals here are of it. */
export const goalCopied = goalActed((actor) => actor === "goal admin");

/** Goal admins, and whoever made it: here a goal admin made all. */
export const goalDeleted = goalActed((actor) => actor === "goal admin");
