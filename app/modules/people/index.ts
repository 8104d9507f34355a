export { liveReportingLine, reportsOf } from "./data/reporting-line-sql.ts";
export { managersAbove } from "./queries/managers-above.ts";
export { demoSignIns, type PlannedPerson } from "./seed/plan-people.ts";
export { seedPeople } from "./seed/seed-people.ts";
export { firstDepartments, firstTeams } from "./queries/first-places.ts";
export { chooseFirstDepartment, firstPlaceInput } from "./use-cases/choose-first-department.ts";
export { joinFirstTeam } from "./use-cases/join-first-team.ts";
export { registerFounder } from "./use-cases/register-founder.ts";
