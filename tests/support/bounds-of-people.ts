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
  const highs = await loadHighs();
  const names = Array.from({ length: known.people }, (_, place) => `x${place}`);
  const conditions = told.flatMap(({ counted, least, most }, place) => {
    const sum = [...counted].map(([person, times]) => `${times < 0 ? "-" : "+"} ${Math.abs(times)} x${person}`);
    return [` a${place}: ${sum.join(" ")} >= ${least}`, ` b${place}: ${sum.join(" ")} <= ${most}`];
  });
  const solve = (aim: "Minimize" | "Maximize", name: string) => {
    const problem = [
      ...[aim, ` obj: ${name}`, "Subject To", ...conditions],
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
  return names.map((name) => [solve("Minimize", name), solve("Maximize", name)]);
}
