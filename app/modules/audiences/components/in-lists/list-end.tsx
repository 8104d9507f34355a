import type { ListOfPeople } from "../../queries/list-of-people.ts";
import { SavedViews } from "./saved-views.tsx";

/** Beside the form that narrows a list of people. */
export function ListEnd({ data: { views } }: { data: ListOfPeople }) {
  return <SavedViews views={views} />;
}
