/** The saved views of a list, for its loader; where `leadsTo` says so, the list goes to the view it opens with. */
export { viewsOfList } from "./queries/views-of-list.ts";
/** A subquery of the people of a cohort as the actor may know them, for lists narrowed by `cohort` in their address. */
export { cohortChoices, peopleOfCohort, type CohortChoices } from "./queries/cohort-in-lists.ts";
/** For what rests on cohorts: whom they hold, whoever asks, and which may be rested on. */
export { cohortNames, cohortsHolding, requireCohortsToRestOn } from "./queries/cohorts-for-templates.ts";
/** For whom something is: what can be chosen, whom it means, and what it is called; see `domain.ts` and `AudienceField`. */
export { audienceChoices, audienceNames, type AudienceChoices } from "./queries/audience-choices.ts";
export { isInAudience, peopleOfAudience, requireAudience } from "./queries/people-of-audience.ts";
/** Long work done person by person, with what became of each; `PersonRuns` of `ui.ts` shows it. */
export { runPersonByPerson } from "./runs/run-person-by-person.ts";
export { refusedIn, type PersonOutcome } from "./runs/person-outcome.ts";
export { outcomesInput, outcomesSheet, personOutcomes, type OutcomesPage } from "./runs/person-outcomes.ts";
export { firstOutcome, personRuns, type PersonRun } from "./runs/person-runs.ts";
/** Of what is applied to cohorts in an order: whom each holds, and who moves where when it changes. */
export { countByPlace, movesBetween, placeAmong } from "./queries/moves-between.ts";
