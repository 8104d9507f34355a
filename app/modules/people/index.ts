export { isPresent } from "./data/live.ts";
export { liveSeat, peopleInside } from "./data/org-unit-sql.ts";
export { unitsAround } from "./queries/units-around.ts";
export { liveReportingLine, reportsOf } from "./data/reporting-line-sql.ts";
export { managersAbove } from "./queries/managers-above.ts";
export { demoSignIns, type PlannedPerson } from "./seed/plan-people.ts";
export { seedPeople } from "./seed/seed-people.ts";
export { listChoices, type ListChoices, type OrgUnitChoice } from "./queries/list-choices.ts";
export { peopleByIds, type PersonSummary } from "./queries/people-by-ids.ts";
export { firstDepartments, firstTeams } from "./queries/first-places.ts";
export { chooseFirstDepartment, firstPlaceInput } from "./use-cases/choose-first-department.ts";
export { joinFirstTeam } from "./use-cases/join-first-team.ts";
export { registerFounder } from "./use-cases/register-founder.ts";
/** Who may know what of whom, for rules as SQL on `{employee} e` and `{team} t`. */
export { employeeColumns } from "./data/employee-columns.ts";
export { teamColumns } from "./data/team-subject.ts";
/** Who may see which of the company's own fields of whom, for rules as SQL on `{employee} e` and `{employee_field} f`. */
export { fieldRule } from "./data/field-columns.ts";
export { live } from "./data/live.ts";
export { listOfTag } from "./queries/list-of-tag.ts";
