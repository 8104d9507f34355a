/** The saved views of a list, for its loader; where `leadsTo` says so, the list goes to the view it opens with. */
export { viewsOfList } from "./queries/views-of-list.ts";
/** A subquery of the people of a cohort as the actor may know them, for lists narrowed by `cohort` in their address. */
export { cohortChoices, peopleOfCohort, type CohortChoices } from "./queries/cohort-in-lists.ts";
/** For what rests on cohorts: whom they hold, whoever asks, and which may be rested on. */
export {
  cohortNames,
  cohortsHolding,
  heldByAny,
  requireCohortForGoals,
  requireCohortsToRestOn,
} from "./queries/cohorts-for-templates.ts";
export { cohortName } from "./data/cohort-record.ts";
