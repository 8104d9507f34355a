/** The saved views of a list, for its loader; where `leadsTo` says so, the list goes to the view it opens with. */
export { viewsOfList } from "./queries/views-of-list.ts";
/** A subquery of the people of a cohort as the actor may know them, for lists narrowed by `cohort` in their address. */
export { cohortChoices, peopleOfCohort, type CohortChoices } from "./queries/cohort-in-lists.ts";
/** For whom something is: what can be chosen, whom it means, and what it is called; see `domain.ts` and `AudienceField`. */
export {
  audienceChoices,
  audienceNames,
  namesOfAudiences,
  type AudienceChoices,
  type AudienceNames,
} from "./queries/audience-choices.ts";
export {
  audiencesWith,
  isInAudience,
  peopleOfAudience,
  requireAudience,
  requireFinishedAudience,
} from "./queries/people-of-audience.ts";
/** Long work done person by person, with what became of each; `PersonRuns` of `ui.ts` shows it. */
export { runPersonByPerson } from "./runs/run-person-by-person.ts";
export { refusedIn, type PersonOutcome } from "./runs/person-outcome.ts";
export { outcomesInput, outcomesSheet, personOutcomes, type OutcomesPage } from "./runs/person-outcomes.ts";
export { firstOutcome, personRuns, type PersonRun } from "./runs/person-runs.ts";
/** What cohorts are called, for those who look after what rests on them. */
export { cohortNames } from "./queries/cohorts-for-templates.ts";
/** Of what is applied to audiences in an order: whom each means, and who moves where when it changes. */
export { countByPlace, movesBetween, placeAmong } from "./queries/moves-between.ts";
/** Whom the lines of a file name, by work e-mail or employee number, and what is wrong with which line. */
export { readCohortFile as readPeopleFile } from "./data/cohort-file.ts";
export type { FileProblem } from "./domain/cohort-file.ts";
/** Cohorts that follow groups of an identity provider. */
export {
  followDirectory,
  isHeldByRights,
  keepAsLists,
  leaveDirectory,
  listedIn,
  makeDirectoryCohort,
} from "./use-cases/follow-directory.ts";
