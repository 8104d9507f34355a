import { viewParameter } from "../../domain/list-query.ts";
import type { ListViews } from "../../queries/views-of-list.ts";

/** Keeps the name of the view in force through a form that narrows the list. */
export function SavedViewField({ views }: { views: ListViews | null }) {
  return views?.asked ? <input type="hidden" name={viewParameter} value={views.asked} /> : null;
}
