import type { Context } from "#app/platform/context/context.ts";
import { pagesBySlice } from "#app/platform/files/sheet-pages.ts";
import { feature } from "#app/platform/http/can.ts";
import type { Slice } from "#app/platform/http/paging.ts";
import { queryFields } from "#app/platform/http/query-fields.ts";
import { actsOnMany, type Before } from "#app/platform/tasks/acts-on-many.ts";
import { findInitiativePlace } from "../initiative-places.ts";
import { initiativeFilters } from "../queries/initiative-filters.ts";
import { listInitiatives } from "../queries/initiative-list.ts";
import { factsOf, taskFactMarks, taskFactsBefore, taskMarks, taskTagMarks } from "../queries/task-marks.ts";
import type { ListedInitiative } from "../queries/initiative-row.ts";
import {
  completeMany,
  deleteMany,
  dueOfManyInput,
  giveMany,
  manyInput,
  ownerOfManyInput,
  putBackMany,
  reopenMany,
  restoreMany,
  setDueOfMany,
  tagMany,
  tagOfManyInput,
  type Changed,
} from "../use-cases/change-many.ts";

/** The tasks of a list with which the actor may do so. */
const matching =
  (may: (task: ListedInitiative) => boolean) =>
  async (context: Context, { pathname, searchParams }: URL): Promise<string[]> => {
    const place = findInitiativePlace(pathname);
    const input = initiativeFilters.safeParse(queryFields(searchParams));
    if (!place || !input.success) return [];
    const read = (slice: Slice) =>
      listInitiatives(context, { ...input.data, scope: place.scope }, slice).then(({ rows }) => rows);
    const found: string[] = [];
    for await (const page of pagesBySlice(read)) found.push(...page.filter(may).map(({ id }) => id));
    return found;
  };

const acts = (may: (task: ListedInitiative) => boolean) =>
  actsOnMany({ ids: "ids", can: feature("TASK"), matching: matching(may) });
const completing = acts(({ mayComplete }) => mayComplete);
const editing = acts(({ mayEdit }) => mayEdit);
const deleting = acts(({ mayDelete }) => mayDelete);

const changed = ({ changedIds }: Changed) => changedIds;

/** What takes back a change of when tasks are due, or of whose they are: each gets what it had. */
const puttingBack = (what: "due" | "people") => ({
  ...{ changed, keepsAll: true as const },
  marks: (ids: readonly string[]) => taskFactMarks(what, ids),
  before: (context: Context, ids: readonly string[]) => taskFactsBefore(context, what, ids),
  run: (context: Context, ids: readonly string[], _: unknown, before: Before) =>
    putBackMany(context, factsOf(ids, before)),
});

/** What is done with several tasks at once, or with all that a list holds. */
export const manyTasks = {
  "complete-many": completing("initiatives.complete-many", manyInput, completeMany, {
    changed,
    marks: (ids) => taskMarks("completed", ids),
    run: (context, ids) => reopenMany(context, { ids: [...ids] }),
  }),
  "reopen-many": completing("initiatives.reopen-many", manyInput, reopenMany),
  "set-due-of-many": editing("initiatives.set-due-of-many", dueOfManyInput, setDueOfMany, puttingBack("due")),
  "give-many": editing("initiatives.give-many", ownerOfManyInput, giveMany, puttingBack("people")),
  "tag-many": editing("initiatives.tag-many", tagOfManyInput, tagMany, {
    ...{ changed, keepsAll: true },
    marks: (ids, { tagId }) => taskTagMarks(tagId, ids),
    run: (context, ids, { tagId }) => tagMany(context, { ids: [...ids], tagId }, false),
  }),
  "delete-many": deleting("initiatives.delete-many", manyInput, deleteMany, {
    changed,
    marks: (ids) => taskMarks("deleted", ids),
    run: (context, ids) => restoreMany(context, { ids: [...ids] }),
  }),
};
