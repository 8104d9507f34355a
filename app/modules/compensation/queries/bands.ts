import { allFunctions, allGrades } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Band } from "../domain/guideline.ts";
import { sql } from "#tenancy/sql.ts";

/** A pay range of a grade, for all or for one function or place, in minor units for a year. */
export type BandRecord = Band & {
  id: string;
  gradeId: string;
  grade: string;
  functionId: string | null;
  functionName: string | null;
  locationId: string | null;
  currency: string;
  effectiveOn: string;
  version: number;
};

/** The ranges that hold on a day, the newest of each kind first. */
export function liveBands(context: Context, day: string): Promise<BandRecord[]> {
  return context.rows<BandRecord>(
    sql`select b.id, b.grade_id as "gradeId", g.name as grade, b.job_function_id as "functionId", f.name as "functionName",
        b.location_id as "locationId", b.currency, b.minimum::float8 as minimum, b.midpoint::float8 as midpoint,
        b.maximum::float8 as maximum, b.effective_on::text as "effectiveOn", b.version
      from {compensation_band} b join ${allGrades} g on g.id = b.grade_id
        left join ${allFunctions} f on f.id = b.job_function_id
      where b.archived_at is null and b.effective_on <= ${day}::date
      order by g.rank, f.name nulls first, b.currency, b.effective_on desc, b.id`,
  );
}

type Asked = { gradeId: string | null; functionId: string | null; locationId: string | null; currency: string };

/** The range that fits somebody best: of their function and place before their function, before their place, before all. */
export function bandFor(
  bands: readonly BandRecord[],
  { gradeId, functionId, locationId, currency }: Asked,
): BandRecord | null {
  const fit = (band: BandRecord) => (band.functionId ? 2 : 0) + (band.locationId ? 1 : 0);
  const fitting = bands.filter(
    (band) =>
      band.gradeId === gradeId &&
      band.currency === currency &&
      (band.functionId === null || band.functionId === functionId) &&
      (band.locationId === null || band.locationId === locationId),
  );
  return (
    fitting.sort((one, other) => fit(other) - fit(one) || other.effectiveOn.localeCompare(one.effectiveOn))[0] ?? null
  );
}
