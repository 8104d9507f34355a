import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { GoalWorld } from "../testing/goal-world.ts";
import { goalListInput, listGoals } from "./goal-list.ts";
import { changeableGoals } from "./goal-permissions.ts";

let world: World;
let acme: Company;

beforeAll(async () => {
  world = await createWorld();
  acme = await world.company("acme");
  await acme.employee("kiran").admin("GOAL_ADMIN").employees("asha", "lena").build();
  const goals = new GoalWorld(acme);
  await goals.objective("asha", { title: "Asha's" });
  await goals.objective("lena", { title: "Lena's" });
  await goals.objective("kiran", { title: "Of the company", level: "COMPANY" });
});
afterAll(() => world.close());

test("boxes are offered for goals one may change, whoever else's are listed", async () => {
  const boxed = (name: string) =>
    acme.as(name, async (context) => {
      const { rows } = await listGoals(context, goalListInput.parse({ scope: "company", sort: "title" }));
      const able = await changeableGoals(
        context,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => `${row.title}${able.includes(row.id) ? "" : " (seen)"}`);
    });
  expect(await boxed("lena")).toEqual(["Asha's (seen)", "Lena's", "Of the company (seen)"]);
  expect(await boxed("kiran")).toEqual(["Asha's", "Lena's", "Of the company"]);
});
