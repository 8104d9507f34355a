import { nothingThere, signedIn, type Expectation, type Row } from "./row.ts";

/** Nobody in the cast administers reviews, and nobody is a member of a group. */
const refused: Expectation = (actor, record) => (signedIn(actor, record) === "DONE" ? "REFUSED" : "SIGN_IN");

const missing = "0193a1b2-0000-7000-8000-000000000000";
const group = { groupId: missing };
const person = { ...group, revieweeId: missing };
const move = { fields: { ...person, place: "box:1:1", reason: "Growth" }, expect: nothingThere };
const undo = { fields: { ...group, moveId: missing, reason: "Growth" }, expect: nothingThere };
const create = { fields: { cycleId: missing, name: "Sales", headIds: missing }, expect: refused };
const finish = { fields: group, expect: nothingThere };
const reopen = { fields: { ...group, reason: "New facts" }, expect: nothingThere };

const screen = (path: string): Row => ({
  path,
  read: signedIn,
  intents: {
    "create-group": create,
    "create-groups": { fields: { cycleId: missing }, expect: refused },
    "edit-group": { fields: { ...group, name: "Sales" }, expect: nothingThere },
    "delete-group": finish,
    "finish-group": finish,
    "reopen-group": reopen,
    "save-guidelines": { fields: { cycleId: missing }, expect: nothingThere },
    move,
    "undo-move": undo,
    "save-talent": { fields: person, expect: nothingThere },
  },
});

const api = "/api/v1/calibration-groups";

/** Boards, and their API: a group is for its members and for who administers reviews. */
export const calibrationRows: readonly Row[] = [
  screen("/app/company/review/calibrationView"),
  screen("/app/team/view/review/calibrationView"),
  { path: "/app/review/calibration/here", intents: { "be-here": finish } },
  { path: "/app/review/calibration/export", record: { query: `group=${missing}` }, read: nothingThere },
  { path: api, read: signedIn, intents: { POST: create } },
  { path: `${api}/:groupId`, record: group, read: nothingThere },
  { path: `${api}/:groupId/moves`, record: group, intents: { POST: move } },
  { path: `${api}/:groupId/moves/:moveId/undo`, record: { ...group, moveId: missing }, intents: { POST: undo } },
  { path: `${api}/:groupId/finish`, record: group, intents: { POST: finish } },
  { path: `${api}/:groupId/reopen`, record: group, intents: { POST: reopen } },
];
