import { fewestPeople } from "#app/platform/privacy/small-groups.ts";

/** Somebody's pay among those it is compared with: `cell` is who does comparable work in the same currency. */
export type Compared = { readonly group: "FEMALE" | "MALE"; readonly cell: string; readonly pay: number };

/** How much less women are paid than men, in percent of men's pay, with the ends of the 95 % interval. */
export type PayGap = { readonly percent: number; readonly low: number; readonly high: number; readonly people: number };

/**
 * The adjusted gap: the difference of the logarithms of pay between women and men within each cell, weighted so that cells
 * with many of both count most (least squares with a constant for each cell), as a percent. Cells of one group alone say
 * nothing and count for nothing. Null where fewer than five of either group are compared: it could be worked out whose pay
 * it is.
 */
export function adjustedGap(people: readonly Compared[], fewest = fewestPeople): PayGap | null {
  const cells = [...Map.groupBy(people, ({ cell }) => cell).values()].map(cellOf).filter(({ weight }) => weight > 0);
  const women = cells.reduce((sum, { female }) => sum + female.length, 0);
  const men = cells.reduce((sum, { male }) => sum + male.length, 0);
  if (women < fewest || men < fewest) return null;
  const weight = cells.reduce((sum, cell) => sum + cell.weight, 0);
  const difference = cells.reduce((sum, cell) => sum + cell.weight * cell.difference, 0) / weight;
  const freedom = women + men - cells.length - 1;
  if (freedom < 1) return null;
  const rest = cells.reduce((sum, cell) => sum + restOf(cell, difference), 0);
  const error = Math.sqrt(rest / freedom / weight);
  const reach = studentAt95(freedom) * error;
  return {
    percent: gapOf(difference),
    low: gapOf(difference + reach),
    high: gapOf(difference - reach),
    people: women + men,
  };
}

type Cell = { female: number[]; male: number[]; weight: number; difference: number };

function cellOf(people: readonly Compared[]): Cell {
  const of = (group: Compared["group"]) =>
    people.filter((one) => one.group === group && one.pay > 0).map(({ pay }) => Math.log(pay));
  const female = of("FEMALE");
  const male = of("MALE");
  const both = female.length > 0 && male.length > 0;
  return {
    female,
    male,
    weight: both ? (female.length * male.length) / (female.length + male.length) : 0,
    difference: both ? mean(female) - mean(male) : 0,
  };
}

/** What is left of a cell's spread once its own level and the common difference are taken out. */
function restOf({ female, male }: Cell, difference: number): number {
  const all = [...female.map((one) => one - difference), ...male];
  const level = mean(all);
  return all.reduce((sum, one) => sum + (one - level) ** 2, 0);
}

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

/** A difference of logarithms as the percent by which women are paid less, to one digit; below 0 they are paid more. */
const gapOf = (difference: number) => Math.round((1 - Math.exp(difference)) * 1000) / 10;

/** The two-sided 95 % quantile of Student's distribution, to within a hundredth from five degrees of freedom on. */
function studentAt95(freedom: number): number {
  const z = 1.959964;
  const terms = [z, (z ** 3 + z) / 4, (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96];
  return terms.reduce((sum, term, power) => sum + term / freedom ** power, 0);
}
