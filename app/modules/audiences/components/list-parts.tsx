import type { ListOfPeople } from "../queries/list-of-people.ts";
import { CohortChoice } from "./cohort-choice.tsx";
import { SavedViewField } from "./saved-view-field.tsx";
import { SavedViews } from "./saved-views.tsx";

/** In the form that narrows a list of people. */
export function ListField({ data: { views, choices, cohort } }: { data: ListOfPeople }) {
  return <><CohortChoice choices={choices} value={cohort ?? undefined} /><SavedViewField views={views} /></>;
}

/** Beside it. */
export function ListEnd({ data: { views } }: { data: ListOfPeople }) {
  return <SavedViews views={views} />;
}
