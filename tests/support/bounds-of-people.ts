import loadHighs from "highs";

/** What somebody was told: that a sum over these people, each counted so many times, lies between two values. */
export type Told = { counted: ReadonlyMap<number, number>; least: number; most: number };

/** What anybody may know of a person's value without being told: it is whole, and lies between these. */
export type Known = { people: number; least: number; most: number };

/**
 * The least and the most that each person's value can be by all that was told, solved as an integer program: whoever has one
 * value alone was found. Persons of whom nothing was told keep what is known anyway.
 */
export async function boundsOfPeople(told: readonly Told[], known: Known): Promise<[number, number][]> {
  const solve = await solver(told, known);
  const each = Array.from({ length: known.people }, (_, place) => new Map([[place, 1]]));
  return each.map((sum) => [solve("Minimize", sum), solve("Maximize", sum)]);
}

/** The least that each of these sums can be by all that was told. */
export async function leastOfSums(
  told: readonly Told[],
  known: Known,
  sums: readonly ReadonlyMap<number, number>[],
): Promise<number[]> {
  const solve = await solver(told, known);
  return sums.map((sum) => solve("Minimize", sum));
}

async function solver(told: readonly Told[], known: Known) {
  const highs = await loadHighs();
  const names = Array.from({ length: known.people }, (_, place) => `x${place}`);
  const written = (counted: ReadonlyMap<number, number>) =>
    [...counted].map(([person, times]) => `${times < 0 ? "-" : "+"} ${Math.abs(times)} x${person}`).join(" ");
  const conditions = told.flatMap(({ counted, least, most }, place) => [
    ` a${place}: ${written(counted)} >= ${least}`,
    ` b${place}: ${written(counted)} <= ${most}`,
  ]);
  return (aim: "Minimize" | "Maximize", sum: ReadonlyMap<number, number>) => {
    const problem = [
      ...[aim, ` obj: ${written(sum)}`, "Subject To", ...conditions],
      ...[
        "Bounds",
        ...names.map((one) => ` ${known.least} <= ${one} <= ${known.most}`),
        "General",
        ` ${names.join(" ")}`,
      ],
      "End",
    ];
    const { Status, ObjectiveValue } = highs.solve(problem.join("\n"));
    if (Status !== "Optimal") throw new Error(`What was told fits no values: ${Status}.`);
    return Math.round(ObjectiveValue);
  };
}
