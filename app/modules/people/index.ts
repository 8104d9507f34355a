export { companyLanguage } from "./queries/company-language.ts";
/** Days on which nobody in the company works. */
export { daysOffAmong, holidaysAmong } from "./queries/holidays.ts";
/** How a probation ended, as a fact of the person; whether the actor may decide is the caller's to ask. */
export { recordProbation } from "./use-cases/record-probation.ts";
/** Roles and grades that come of a pay cycle, with what they would do first; whether the actor may is the caller's to ask. */
export { judgePromotions, recordPromotions, takePromotionsBack } from "./use-cases/record-promotions.ts";
export { promotionOutcomes, type PromotedKind, type PromotionOutcome } from "./domain/promotion.ts";
export { isGoneSince, isPresent } from "./data/live.ts";
export { leavesBetween, type Leave } from "./queries/leaves-between.ts";
/** Conditions on `e` for people who are found by a text: their names, e-mail or role hold its words. */
export { idsByName, wordConditions } from "./data/search-words.ts";
/** Whether somebody has not left: asked at every door, of sessions, tokens, widgets, calendars and chats. */
export { isStillWithUs, stillWithUs, zoneOfPerson } from "./data/still-with-us.ts";
export { liveSeat, peopleInside } from "./data/org-unit-sql.ts";
export { unitsAround, unitsAroundEach } from "./queries/units-around.ts";
export {
  isBelow,
  isOfScope,
  liveReportingLine,
  reportsOf,
  peopleScopes,
  type PeopleScope,
} from "./data/reporting-line-sql.ts";
export { managersAbove } from "./queries/managers-above.ts";
export { demoAdmin, demoSignIns, type PlannedPerson } from "./seed/plan-people.ts";
export { demoPeople, seedPeople } from "./seed/seed-people.ts";
export { seedPortraits } from "./seed/portraits.ts";
export { listChoices, type OrgUnitChoice } from "./queries/list-choices.ts";
/** Who reports to somebody on a day, by name. */
export { directReports, type Report } from "./queries/direct-reports.ts";
export { peopleByIds, placeColumns, summaryColumns, type PersonSummary } from "./queries/people-by-ids.ts";
/** Departments and teams a record may belong to, and teams as parts of statements. */
export { allTeams, placesToChoose, teamsSeen, type PlacesToChoose } from "./queries/places-to-choose.ts";
export { firstDepartments, firstTeams } from "./queries/first-places.ts";
export { chooseFirstDepartment, firstPlaceInput } from "./use-cases/choose-first-department.ts";
export { foundDepartments, foundDepartmentsInput } from "./use-cases/found-departments.ts";
export { joinFirstTeam } from "./use-cases/join-first-team.ts";
/** Announced when the company is called otherwise; its register hears it. */
export { companyChanged } from "./events.ts";
export { registerFounder } from "./use-cases/register-founder.ts";
/** Who may know what of whom, for rules as SQL on `{employee} e` and `{team} t`. */
export { employeeColumns } from "./data/employee-columns.ts";
export { namesPrivateTeam, seesTeams } from "./data/team-subject.ts";
/** Who may see which of the company's own fields of whom. */
export { seesFieldsOfPerson } from "./data/field-columns.ts";
export { viewersOfFields } from "./data/employee-fields.ts";
/** People by what is said of them: conditions on `{employee} e`, what can be asked, and how it is called. */
export { matchesFilter } from "./data/people-filter.ts";
export { peopleFilterChoices, type PeopleFilterChoices } from "./queries/people-filter-choices.ts";
export { namesInFilter } from "./queries/names-in-filter.ts";
export { live } from "./data/live.ts";
export { listOfTag } from "./queries/list-of-tag.ts";
/** Jobs, grades and functions as parts of statements, for who says what a job asks of people. */
export { allFunctions, allGrades, allRoles, jobsOn } from "./data/job-sql.ts";
/** From a date on somebody stands elsewhere; authorizes the actor as the profile does. */
export { changeAssignment, changeAssignmentQuietly } from "./use-cases/change-assignment.ts";
/** Tells of a changed reporting line, for whoever changed it quietly before. */
export { tellLine } from "./use-cases/tell-line.ts";
/** People whom another system knows, through the rules of an import: what it would do, and doing it. */
export { applyPeopleRows, checkPeopleRows } from "./use-cases/sync-people.ts";
export { namesUnknown, type SaidTerm } from "./queries/names-unknown.ts";
/** Whose mailbox an address is, so that a colleague is not asked as somebody outside. */
export { ownersOfAddress } from "./queries/owners-of-address.ts";
/** People by what a file calls them: work e-mail or number. */
export { peopleNamed } from "./queries/people-named.ts";
/** Refuses, beside its field, whoever is not of the company. */
export { requireKnownPeople } from "./data/require-known-people.ts";
/** What the room announces. */
export { peopleEvents } from "./events.ts";
/** Names that a text may name people by, for what must name nobody. */
export { peopleNamedIn } from "./queries/people-named-in.ts";
/** Where people stand, by ids, with the trees above them: for who tells answers apart by it. */
export { placesOfPeople, type PlacedPerson } from "./queries/places-of-people.ts";
/** When on their last day a leaver's access ends. */
export { accessEndsAtInput, setAccessEnd } from "./data/access-end.ts";
/** The company's own fields of people. */
export { activeFields } from "./data/employee-fields.ts";
/** Joining, leaving and coming back, as the register's own forms do it. */
export { addEmployee, addEmployeeInput, addEmployeeQuietly } from "./use-cases/add-employee.ts";
export {
  recordLeaving,
  recordLeavingInput,
  recordLeavingQuietly,
  reportsAfterLeaving,
} from "./use-cases/record-leaving.ts";
export { rehireEmployee } from "./use-cases/rehire-employee.ts";
export { placesInput } from "./use-cases/places-input.ts";
/** Where everybody stood on a day, as a query, for who splits numbers by it. */
export { namesOfPlaces, placesOn, tenureBands } from "./data/places-on.ts";
/** Somebody who left for good becomes a nameless record; who may ask for it, and of whom. */
export {
  eraseEmployeeFacts,
  requireErasable,
  requirePersonToErase,
  type Erasable,
} from "./use-cases/erase-employee.ts";
/** Who has left, as they stood on their last day. */
export { alumni, type Alumnus } from "./queries/alumni.ts";
/** Who is of some teams, or has some job roles, and is at work. */
export { membersOfGroups } from "./queries/members-of-groups.ts";
/** What people say of themselves where they are asked to; that they were is the caller's to see to. */
export { ownDetailsInput, tellOwnDetails } from "./use-cases/tell-own-details.ts";
export { ownDetails, type OwnDetails } from "./queries/own-details.ts";
