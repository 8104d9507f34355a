import type { Context } from "#app/platform/context/context.ts";
import { pagesBySlice } from "#app/platform/files/sheet-pages.ts";
import { feature } from "#app/platform/http/can.ts";
import type { Slice } from "#app/platform/http/paging.ts";
import { queryFields } from "#app/platform/http/query-fields.ts";
import { actsOnMany } from "#app/platform/tasks/acts-on-many.ts";
import { oneOnOnePlaces } from "../one-on-one-places.ts";
import { listSeries, oneOnOneFilters } from "../queries/series-list.ts";
import { seriesMarks } from "../queries/series-marks.ts";
import { archiveManySeries, archiveManySeriesInput } from "../use-cases/archive-series.ts";

/** One's own series of a list: those that run, or those that were put away. */
async function matching(context: Context, { pathname, searchParams }: URL): Promise<string[]> {
  const filters = oneOnOneFilters.parse(queryFields(searchParams));
  const archived = pathname === oneOnOnePlaces.archived;
  const read = (slice: Slice) => listSeries(context, { ...filters, archived }, slice).then(({ rows }) => rows);
  const found: string[] = [];
  for await (const page of pagesBySlice(read)) found.push(...page.map(({ id }) => id));
  return found;
}

const many = actsOnMany({ ids: "seriesIds", can: feature("CHECK_IN"), matching });

export const archiveSeriesOfList = many("one-on-ones.archive-many", archiveManySeriesInput, archiveManySeries, {
  changed: ({ seriesIds }) => seriesIds,
  marks: seriesMarks,
  run: (context, ids, { archived }) => archiveManySeries(context, { seriesIds: [...ids], archived: !archived }),
});
