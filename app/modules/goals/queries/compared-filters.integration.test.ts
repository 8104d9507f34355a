import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { companyOfThree } from "../testing/company-with-a-line.ts";
import { checkIn } from "../use-cases/check-in.ts";
import { goalListInput, listGoals } from "./goal-list.ts";

let world: World;
let company: Company;

const percents = { None: null, Low: 20, Half: 49.6, Done: 100, Over: 120 };

beforeAll(async () => {
  world = await createWorld();
  const { company: made, goals } = await companyOfThree(world);
  company = made;
  for (const [index, [title, value]] of Object.entries(percents).entries()) {
    const { goalId } = await goals.objective("asha", {
      ...{ title, progressType: "MANUAL", timeFrame: `2026-07-0${index + 1}..2026-08-0${index + 1}` },
    });
    if (value !== null) await company.as("asha", (context) => checkIn(context, { goalId, value, comment: "" }));
  }
});
afterAll(() => world.close());

async function titles(filters: object): Promise<string[]> {
  const input = goalListInput.parse({ scope: "my-goals", period: "all", sort: "due", ...filters });
  const { rows, counts } = await company.as("asha", (context) => listGoals(context, input));
  expect(counts.total).toBe(rows.length);
  return rows.map(({ title }) => title);
}

test.each([
  [{ progress: "50" }, ["Half", "Done", "Over"]],
  [{ progress: "50", progressIs: "<=" }, ["Low", "Half"]],
  [{ progress: "50", progressIs: "=" }, ["Half"]],
  [{ progress: "100", progressIs: ">=" }, ["Done", "Over"]],
  [{ progress: "", progressIs: "<=" }, ["None", "Low", "Half", "Done", "Over"]],
  [{ due: "2026-08-04" }, ["Done", "Over"]],
  [{ due: "2026-08-02", dueIs: "<=" }, ["None", "Low"]],
  [{ starts: "2026-07-03", startsIs: "=" }, ["Half"]],
  // Goals that run on any of these days, of whatever time frame.
  [{ runs: "BETWEEN", runsFrom: "2026-08-04", runsTo: "2026-12-31", period: undefined }, ["Done", "Over"]],
  [{ runs: "BEFORE", runsTo: "2026-07-03" }, ["None", "Low"]],
  [{ runs: "BETWEEN", runsFrom: "2026-07-03", runsTo: "2026-07-03" }, ["None", "Low", "Half"]],
  [{ starts: "2026-07-02", due: "2026-08-04", dueIs: "<=", progress: "21" }, ["Half", "Done"]],
])("a list narrowed to %j holds %j", async (filters, expected) => {
  expect(await titles(filters)).toEqual(expected);
});

test("what is no number, day or comparison is refused", () => {
  for (const wrong of [{ progress: "half" }, { progress: 5, progressIs: ">" }, { due: "2026-13-01" }])
    expect(goalListInput.safeParse(wrong).success).toBe(false);
});
