/** The button beside a list's controls: its saved views, which is in force, and keeping the present filters. */
export { SavedViews } from "./components/in-lists/saved-views.tsx";
/** Stands in a form that narrows a list, so that the view it was opened from is still known. */
export { SavedViewField } from "./components/in-lists/saved-view-field.tsx";
export type { ListViews } from "./queries/views-of-list.ts";
/** Narrows a list to the people of a cohort. */
export { useCohortFilter } from "./components/in-lists/use-cohort-filter.ts";
/** For whom something is: the parts of an audience to choose from, with how many people it means. */
export { AudienceField } from "./components/audience-field/audience-field.tsx";
export { audienceInWords, typedAudience, useAudienceWords } from "./components/audience-field/use-audience-words.ts";
/** Long work done person by person: how far it is, and what became of each. */
export { PersonRuns } from "./components/outcomes/person-runs.tsx";
/** What is wrong with lines of a file of people. */
export { FileProblems } from "./components/cohort-form/file-problems.tsx";
/** Where one cohort stands. */
export { cohortPlace } from "./cohort-places.ts";
