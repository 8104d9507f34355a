import type { Context } from "#app/platform/context/context.ts";
import type { MovesWith } from "#app/platform/contributions/moves-with.ts";
import { countOf } from "#app/platform/data/count-of.ts";
import { sql } from "#tenancy/sql.ts";
import { oneOnOnePlaces } from "./one-on-one-places.ts";
import { openSeries } from "./use-cases/hand-over-series.ts";

/**
 * Series of somebody who goes away end with them, and those with whom they lead go on with whoever gets them; who moves keeps
 * theirs until they are put away.
 */
export const oneOnOnesMoveWith: MovesWith = {
  begins: [{ key: "series", label: "lifecycle.begin", href: oneOnOnePlaces.withEmployee }],
  handsOver: [openSeries],
  says: async (context, { move, employeeId }) => {
    if (!employeeId) return [];
    if (move === "MOVE") return [{ label: "lifecycle.kept", count: await seriesOf(context, employeeId) }];
    if (move !== "EXIT" && move !== "LEAVE") return [];
    const goOver = (await openSeries.open(context, employeeId)).length;
    return [
      { label: "lifecycle.open", count: goOver },
      { label: "lifecycle.series", count: (await seriesOf(context, employeeId)) - goOver },
    ];
  },
};

const seriesOf = (context: Context, employeeId: string) =>
  countOf(
    context,
    sql`select count(*)::int as count from {one_on_one_series} s
      where s.archived_at is null and (s.organiser_id = ${employeeId} or s.partner_id = ${employeeId})`,
  );
