import type { Context } from "#app/platform/context/context.ts";
import { pagesByKey } from "#app/platform/files/sheet-pages.ts";
import { feature } from "#app/platform/http/can.ts";
import { queryFields } from "#app/platform/http/query-fields.ts";
import { actsOnMany } from "#app/platform/tasks/acts-on-many.ts";
import { findList } from "../disciplinary-places.ts";
import { listNotes, noteListInput, requireScope } from "../queries/note-list.ts";
import { deleteDrafts, manyDraftsInput, publishDrafts } from "../use-cases/many-drafts.ts";

/** The drafts of a list, over all its pages. */
async function matching(context: Context, { pathname, searchParams }: URL): Promise<string[]> {
  const { scope, shelf } = findList(pathname);
  const filters = noteListInput.parse(queryFields(searchParams));
  if (scope === "mine" || (filters.state !== "" && filters.state !== "DRAFT")) return [];
  await requireScope(context, scope);
  const read = (after: string | undefined, limit: number) =>
    listNotes(context, scope, shelf, { ...filters, state: "DRAFT", after, before: undefined }, limit);
  const found: string[] = [];
  for await (const page of pagesByKey(read)) found.push(...page.map(({ id }) => id));
  return found;
}

const many = actsOnMany({ ids: "noteIds", can: feature("DISCIPLINARY_ACTION"), matching });

export const publishManyDrafts = many("disciplinary.publish-many", manyDraftsInput, publishDrafts);
export const deleteManyDrafts = many("disciplinary.delete-many", manyDraftsInput, deleteDrafts);
