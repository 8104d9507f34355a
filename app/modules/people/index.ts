export { liveSeat, peopleInside } from "./data/org-unit-sql.ts";
export { unitsAround } from "./queries/units-around.ts";
export { liveReportingLine, reportsOf } from "./data/reporting-line-sql.ts";
export { managersAbove } from "./queries/managers-above.ts";
export { demoSignIns, type PlannedPerson } from "./seed/plan-people.ts";
export { seedPeople } from "./seed/seed-people.ts";
export { listChoices, type OrgUnitChoice } from "./queries/list-choices.ts";
export { peopleByIds, type PersonSummary } from "./queries/people-by-ids.ts";
