export { liveReportingLine, reportsOf } from "./data/reporting-line-sql.ts";
export { managersAbove } from "./queries/managers-above.ts";
export { peopleByIds, type PersonSummary } from "./queries/people-by-ids.ts";
export { searchPeople } from "./queries/search-people.ts";
export { demoSignIns, type PlannedPerson } from "./seed/plan-people.ts";
export { seedPeople } from "./seed/seed-people.ts";
