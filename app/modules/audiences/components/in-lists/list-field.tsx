import type { ListOfPeople } from "../../queries/list-of-people.ts";
import { CohortChoice } from "./cohort-choice.tsx";
import { SavedViewField } from "./saved-view-field.tsx";

/** In the form that narrows a list of people; alive together with that form. */
export function ListField({ data: { views, choices, cohort } }: { data: ListOfPeople }) {
  return (
    <>
      <CohortChoice choices={choices} value={cohort ?? undefined} />
      <SavedViewField views={views} />
    </>
  );
}
