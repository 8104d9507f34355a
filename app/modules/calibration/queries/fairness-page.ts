import { peopleByIds } from "#app/modules/people/index.ts";
import type { CalibratedCycle, RatedReviewee } from "#app/modules/reviews/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { fourFifths, leniencyOf, type GroupRates, type Leniency } from "../domain/fairness.ts";
import { standingOf } from "../domain/place.ts";
import { placeColumns } from "#app/modules/people/index.ts";
import { sql } from "#tenancy/sql.ts";

export type FairnessPage = {
  /** By name of the rater; of what they proposed, before anybody was moved. */
  raters: (Omit<Leniency, "raterId"> & { name: string })[];
  /** How often each group is rated at or above the middle of the scale, by what it is grouped. */
  checks: { by: "gender" | "location" | "orgUnit"; groups: GroupRates[] }[];
  /** The option from which on a rating counts as favourable. */
  favourable: string;
};

/** Who rates higher than others, and whether groups are rated alike. Numbers of few people are never told. */
export async function readFairness(
  context: Context,
  { people, cycle: { options } }: { people: readonly RatedReviewee[]; cycle: CalibratedCycle },
): Promise<FairnessPage> {
  const scores = new Map(options.map(({ id, score }) => [id, score]));
  const ranked = [...options].sort((one, other) => one.score - other.score);
  const favourable = ranked[Math.floor(ranked.length / 2)]!;
  const rated = people.flatMap((one) => {
    const score = scores.get(standingOf(one).option ?? "");
    return score === undefined ? [] : [{ employeeId: one.employeeId, favourable: score >= favourable.score }];
  });
  return {
    raters: await ratersOf(context, people, scores),
    checks: await checksOf(context, rated),
    favourable: favourable.label,
  };
}

async function ratersOf(
  context: Context,
  people: readonly RatedReviewee[],
  scores: ReadonlyMap<string, number>,
): Promise<FairnessPage["raters"]> {
  const given = people.flatMap(({ managerId, proposed }) => {
    const score = scores.get(proposed?.option ?? "");
    return managerId && score !== undefined ? [{ raterId: managerId, score }] : [];
  });
  const raters = [...Map.groupBy(given, ({ raterId }) => raterId)].map(([raterId, lines]) => ({
    raterId,
    scores: lines.map(({ score }) => score),
  }));
  const names = await peopleByIds(
    context,
    raters.map(({ raterId }) => raterId),
  );
  return leniencyOf(raters)
    .map(({ raterId, ...leniency }) => ({ ...leniency, name: names.get(raterId)?.name ?? "" }))
    .sort((one, other) => (other.difference ?? -99) - (one.difference ?? -99) || one.name.localeCompare(other.name));
}

async function checksOf(
  context: Context,
  rated: readonly { employeeId: string; favourable: boolean }[],
): Promise<FairnessPage["checks"]> {
  const today = context.today();
  const rows = await context.rows<{
    id: string;
    gender: string | null;
    location: string | null;
    orgUnit: string | null;
  }>(
    sql`select e.id, e.gender, ${placeColumns(today)}
      from {employee} e where e.id = any(${rated.map(({ employeeId }) => employeeId)}::uuid[])`,
  );
  const facts = new Map(rows.map((row) => [row.id, row]));
  return (["gender", "orgUnit", "location"] as const).map((by) => ({
    by,
    groups: fourFifths(
      rated.flatMap(({ employeeId, favourable }) => {
        const group = facts.get(employeeId)?.[by];
        return group ? [{ group, favourable }] : [];
      }),
    ),
  }));
}
