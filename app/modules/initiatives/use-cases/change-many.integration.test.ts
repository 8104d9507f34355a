import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { initiativeDetail } from "../queries/initiative-detail.ts";
import { InitiativeWorld } from "../testing/initiative-world.ts";
import { completeMany, deleteMany, giveMany, reopenMany, restoreMany, setDueOfMany } from "./change-many.ts";

let world: World;
let acme: Company;
let tasks: InitiativeWorld;

beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company("acme")).employee("ravi").team("ravi", "asha", "lena").build();
  tasks = await new InitiativeWorld(acme).open();
});
afterAll(() => world.close());

test("many are done, dated, given, deleted and brought back together", async () => {
  const whole = await tasks.task("asha", { text: "Whole" });
  const ids = [
    whole,
    await tasks.task("asha", { text: "Its part", parentId: whole }),
    await tasks.task("asha", { text: "Another" }),
  ];
  expect((await acme.as("asha", (context) => completeMany(context, { ids: ids.slice(0, 2) }))).ids.sort()).toEqual(
    ids.slice(0, 2).sort(),
  );
  expect((await acme.as("asha", (context) => completeMany(context, { ids }))).ids).toEqual([ids[2]]);
  await acme.as("asha", (context) => reopenMany(context, { ids }));
  await acme.as("asha", (context) => setDueOfMany(context, { ids, dueDate: "2026-12-24" }));
  expect(await tasks.texts("asha", { status: "ONGOING" })).toHaveLength(3);
  await acme.as("asha", (context) => setDueOfMany(context, { ids }));
  expect(await tasks.texts("asha", { status: "UNPLANNED" })).toHaveLength(3);
  await acme.as("asha", (context) => deleteMany(context, { ids }));
  expect(await tasks.texts("asha", {})).toEqual([]);
  await acme.as("asha", (context) => restoreMany(context, { ids }));
  await acme.as("ravi", (context) => giveMany(context, { ids, ownerId: acme.id("lena") }));
  expect(await tasks.texts("lena", {})).toHaveLength(3);
});

test("where one is refused, none is changed", async () => {
  const [mine, hers] = [await tasks.task("asha", { text: "Mine" }), await tasks.task("lena", { text: "Hers" })];
  for (const act of [completeMany, deleteMany, setDueOfMany]) {
    expect(
      await refusalOf(acme.as("asha", (context) => (act as typeof completeMany)(context, { ids: [mine, hers] }))),
    ).toMatchObject({ status: 404 });
  }
  expect((await acme.as("asha", (context) => initiativeDetail(context, mine))).initiative).toMatchObject({
    status: "UNPLANNED",
    version: 1,
  });
  expect(
    await refusalOf(acme.as("asha", (context) => giveMany(context, { ids: [mine], ownerId: acme.id("lena") }))),
  ).toMatchObject({ status: 403 });
});
