import { nothingThere, signedIn, type Expectation, type Row } from "./row.ts";

/** Nobody in the cast administers compensation. */
const refused: Expectation = (actor, record) => (signedIn(actor, record) === "DONE" ? "REFUSED" : "SIGN_IN");

const missing = "0193a1b2-0000-7000-8000-000000000000";
const cycle = { cycleId: missing };
const reason = { reason: "New facts" };
const whatIf = { whatIfId: missing };
const letter = { letterId: missing };
const line = { memberId: missing, raise: "3 %", version: 1 };
const create = { fields: { name: "Raises", currency: "EUR", effectiveOn: "2098-01-01" }, expect: refused };
const move = { fields: cycle, expect: nothingThere };
const passOn = { fields: cycle, expect: nothingThere };
const sendBack = { fields: { ...cycle, memberIds: missing, ...reason }, expect: nothingThere };
const recommend = { fields: cycle, expect: nothingThere };
const reopen = { fields: { ...cycle, ...reason }, expect: nothingThere };

const planning = (path: string): Row => ({
  path,
  read: signedIn,
  intents: {
    "create-cycle": create,
    "start-review": move,
    "back-to-planning": move,
    publish: move,
    reopen,
    submit: passOn,
    "send-back": sendBack,
    recommend,
    reassign: { fields: { ...cycle, fromId: missing, toId: missing }, expect: nothingThere },
    "apply-late-changes": { fields: cycle, expect: nothingThere },
    "release-letters": { fields: cycle, expect: nothingThere },
    "release-holdback": move,
    "create-what-if": { fields: { ...cycle, name: "Two" }, expect: nothingThere },
    "apply-what-if": { fields: whatIf, expect: nothingThere },
    "delete-what-if": { fields: whatIf, expect: nothingThere },
  },
});
const recommendation = (path: string): Row => ({ path, read: signedIn, intents: { recommend } });
const closed = (fields: Record<string, unknown>) => ({ fields, expect: refused });

const rates = { fields: { ...cycle, rates: {} }, expect: refused };
const company = "/app/company/compensation";
const api = "/api/v1/compensation-cycles";
const whatIfs = "/api/v1/compensation-what-ifs";

/** Pay is for whom a right names, and nobody here holds one over anybody else. */
export const compensationRows: readonly Row[] = [
  planning(`${company}/planning`),
  planning("/app/team/direct-reports/compensation/planning"),
  planning("/app/team/all-reports/compensation/planning"),
  recommendation(`${company}/compensation-recommendation`),
  recommendation("/app/team/all-reports/compensation/compensation-recommendation"),
  {
    path: `${company}/settings`,
    read: refused,
    intents: {
      "save-band": closed({}),
      "archive-band": closed({ bandId: missing }),
      "check-import": closed({ lines: "E1,BASE,2026-01-01,1,EUR" }),
      "apply-import": closed({ lines: "E1,BASE,2026-01-01,1,EUR" }),
      "undo-import": closed({ importId: missing }),
      "record-pay": closed({ employeeId: missing }),
      "take-pay-back": closed({ payId: missing }),
    },
  },
  { path: `${company}/insights`, read: refused },
  {
    path: `${company}/compensation-cycle-creation/:compensationCycleId`,
    record: { compensationCycleId: missing },
    read: refused,
    intents: {
      "save-cycle": closed(cycle),
      "save-audience": closed(cycle),
      "choose-guideline": closed({ ...cycle, guidelineType: "NONE" }),
      "save-guideline": closed(cycle),
      "save-rates": closed(cycle),
      "save-unit-budgets": closed(cycle),
      "change-budgets": closed({ ...cycle, ...reason }),
      remind: closed({ cycleId: missing }),
      launch: closed(cycle),
      delete: closed(cycle),
    },
  },
  {
    path: "/app/my-data/compensation",
    read: signedIn,
    intents: { acknowledge: { fields: { letterId: missing }, expect: nothingThere } },
  },
  {
    path: "/app/compensation/cells",
    intents: {
      "save-raises": { fields: { ...cycle, cells: JSON.stringify([line]) }, expect: nothingThere },
      "save-what-if": { fields: { ...whatIf, cells: JSON.stringify([line]) }, expect: nothingThere },
    },
  },
  { path: "/app/compensation/hand-over", record: { query: `cycle=${missing}` }, read: refused },
  { path: "/app/compensation/plan-file", record: { query: `cycle=${missing}` }, read: nothingThere },
  { path: "/app/compensation/letter", record: { query: `letter=${missing}` }, read: nothingThere },
  { path: api, read: refused, intents: { POST: create } },
  { path: `${api}/:cycleId`, record: cycle, read: refused },
  { path: `${api}/:cycleId/rates`, record: cycle, intents: { PUT: rates } },
  { path: `${api}/:cycleId/unit-budgets`, record: cycle, intents: { PUT: closed(cycle) } },
  { path: `${api}/:cycleId/budget-changes`, record: cycle, intents: { POST: closed({ ...cycle, ...reason }) } },
  { path: `${api}/:cycleId/launch`, record: cycle, intents: { POST: closed(cycle) } },
  {
    path: `${api}/:cycleId/raises`,
    record: cycle,
    intents: { POST: { fields: { ...cycle, cells: [line] }, expect: nothingThere } },
  },
  { path: `${api}/:cycleId/recommendations`, record: cycle, intents: { POST: recommend } },
  {
    path: `${api}/:cycleId/what-ifs`,
    record: cycle,
    read: nothingThere,
    intents: { POST: { fields: { ...cycle, name: "Two" }, expect: nothingThere } },
  },
  {
    path: `${whatIfs}/:whatIfId/raises`,
    record: whatIf,
    intents: { POST: { fields: { ...whatIf, cells: [line] }, expect: nothingThere } },
  },
  {
    path: `${whatIfs}/:whatIfId/apply`,
    record: whatIf,
    intents: { POST: { fields: whatIf, expect: nothingThere } },
  },
  { path: `${whatIfs}/:whatIfId`, record: whatIf, intents: { DELETE: { fields: whatIf, expect: nothingThere } } },
  { path: `${api}/:cycleId/submit`, record: cycle, intents: { POST: passOn } },
  { path: `${api}/:cycleId/send-back`, record: cycle, intents: { POST: sendBack } },
  { path: `${api}/:cycleId/review`, record: cycle, intents: { POST: closed(cycle) } },
  { path: `${api}/:cycleId/promotions`, record: cycle, read: refused },
  { path: `${api}/:cycleId/publish`, record: cycle, intents: { POST: closed(cycle) } },
  { path: `${api}/:cycleId/reopen`, record: cycle, intents: { POST: closed({ ...cycle, ...reason }) } },
  { path: `${api}/:cycleId/hand-over`, record: cycle, read: refused },
  { path: "/api/v1/me/compensation", read: signedIn },
  { path: "/api/v1/me/compensation-letters", read: signedIn },
  { path: "/api/v1/me/compensation-letters/:letterId/file", record: letter, read: nothingThere },
  {
    path: "/api/v1/me/compensation-letters/:letterId/acknowledge",
    record: letter,
    intents: { POST: { fields: letter, expect: nothingThere } },
  },
  { path: "/api/v1/compensation-letters", read: signedIn },
  {
    path: `${api}/:cycleId/letters/release`,
    record: cycle,
    intents: { POST: { fields: { ...cycle, letterIds: [] }, expect: nothingThere } },
  },
];
