import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type World } from "#tests/support/world.ts";
import { findCompetencies, findCompetenciesInput } from "./queries/find-competencies.ts";
import { developmentOfTwoCompanies, type DevelopWorld } from "./testing/develop-world.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let develop: DevelopWorld;

beforeAll(async () => {
  world = await createWorld();
  ({ develop } = await developmentOfTwoCompanies(world));
  await develop.expect(await develop.competency("Testing"), 0, "BEGINNER");
  await develop.competency("Archery");
});
afterAll(() => world.close());

test("a field finds competencies by words of their names, near ones first, and none that is out of use", async () => {
  const { company } = develop;
  const gone = await develop.competency("Testing of old");
  await company.asProduct((context) => context.rows(sql`update {tag} set archived_at = now() where id = ${gone}`));
  const found = (text: string, of?: string) =>
    company.as(
      "lena",
      async (context) => {
        const { competencies } = await findCompetencies(context, findCompetenciesInput.parse({ text, of }));
        return competencies.map(({ name, near }) => [name, near]);
      },
      { readOnly: true },
    );
  expect(await found("", company.id("lena"))).toEqual([
    ["Testing", "now"],
    ["Archery", null],
  ]);
  expect(await found("TESTING")).toEqual([["Testing", null]]);
  expect(await found("no such thing")).toEqual([]);
});
