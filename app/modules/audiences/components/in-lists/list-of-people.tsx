import type { ListFilter } from "#app/platform/lists/list-filter.ts";
import type { ListOfPeople } from "../../queries/list-of-people.ts";
import { SavedViewField } from "./saved-view-field.tsx";
import { useCohortFilter } from "./use-cohort-filter.ts";

const none = { bases: [], cohorts: [] };

/** Narrows a list of people to a cohort. */
export function useCohortOfPeople(data: ListOfPeople | undefined): ListFilter[] {
  return useCohortFilter(data?.choices ?? none, data?.cohort ?? undefined);
}

/** In the form that narrows a list of people; alive together with that form. */
export function SavedViewOfPeople({ data: { views } }: { data: ListOfPeople }) {
  return <SavedViewField views={views} />;
}
