import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Context } from "#app/platform/context/context.ts";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { loadInitiativeFacts } from "./data/initiative-facts.ts";
import { initiativePrelude, initiativesAllowing } from "./data/initiative-rules-sql.ts";
import { initiativeDetail } from "./queries/initiative-detail.ts";
import { searchInitiatives } from "./queries/search-initiatives.ts";
import { tasksOfPerson } from "./queries/tasks-of-person.ts";
import { InitiativeWorld } from "./testing/initiative-world.ts";
import { tasksOfTwoCompanies } from "./testing/two-companies.ts";
import { completeInitiative } from "./use-cases/complete-initiative.ts";
import { deleteInitiative } from "./use-cases/delete-initiative.ts";
import { reopenInitiative } from "./use-cases/reopen-initiative.ts";
import { restoreInitiative } from "./use-cases/restore-initiative.ts";
import { updateInitiative } from "./use-cases/update-initiative.ts";
import { sql } from "#tenancy/sql.ts";
import { exactly } from "#tenancy/text-search.ts";

let world: World;
let acme: Company;
let globex: Company;
let tasks: InitiativeWorld;
let secretId = "";
let partId = "";

beforeAll(async () => {
  world = await createWorld();
  ({ acme, globex, tasks, secretId, partId } = await tasksOfTwoCompanies(world));
});
afterAll(() => world.close());

describe("who sees and does what", () => {
  test("each scope holds whose tasks it says, as far as one may see them", async () => {
    expect(await tasks.texts("asha", {})).toEqual(["Secret of Asha", "Part of it"]);
    expect(await tasks.texts("otto", {})).toEqual(["Secret of Asha"]);
    expect(await tasks.texts("ravi", { scope: "direct-reports" })).toEqual([
      "Given to Lena",
      "Secret of Asha",
      "Open to all",
      "Part of it",
    ]);
    expect(await tasks.texts("skip", { scope: "direct-reports" })).toEqual([]);
    expect(await tasks.texts("skip", { scope: "all-reports", kind: "tasks" })).toEqual([
      "Given to Lena",
      "Secret of Asha",
      "Open to all",
    ]);
    expect(await tasks.texts("otto", { scope: "company" })).toEqual(["Secret of Asha", "Open to all", "Part of it"]);
    expect(await tasks.texts("tara", { scope: "company", kind: "tasks" })).toEqual([
      "Given to Lena",
      "Secret of Asha",
      "Open to all",
    ]);
  });

  test("a profile shows and counts those open tasks of a person alone that the reader may see", async () => {
    const of = async (by: string, whose: string) => {
      const { tasks: shown, count } = await acme.as(by, (context) => tasksOfPerson(context, acme.id(whose)));
      return [shown.map(({ text }) => text), count];
    };
    expect(await of("otto", "lena")).toEqual([["Open to all"], 1]);
    expect(await of("ravi", "lena")).toEqual([["Given to Lena", "Open to all"], 2]);
    expect(await of("lena", "asha")).toEqual([[], 0]);
  });

  test("the rules as SQL and in memory agree on every task, person and action", async () => {
    for (const name of ["asha", "lena", "ravi", "skip", "otto", "tara"]) {
      await acme.as(name, async (context) => {
        const all = (await context.rows<{ id: string }>(sql`select id from {initiative} where deleted_at is null`)).map(
          ({ id }) => id,
        );
        const facts = await loadInitiativeFacts(context, all);
        const ability = await context.ability();
        for (const action of ["view", "edit", "complete", "delete"]) {
          const where = await initiativesAllowing(context, action);
          const prelude = initiativePrelude(context);
          const rows = await context.rows<{ id: string }>(
            sql`${prelude} select i.id from {initiative} i where i.deleted_at is null and (${where})`,
          );
          const inMemory = all.filter((id) => ability.decide(action, facts.get(id)!).allowed);
          expect([name, action, rows.map(({ id }) => id).sort()]).toEqual([name, action, inMemory.sort()]);
        }
      });
    }
  });

  test("a stranger finds nothing there, whatever they try", async () => {
    const attempts: ((context: Context, input: { initiativeId: string }) => Promise<unknown>)[] = [
      completeInitiative,
      reopenInitiative,
      deleteInitiative,
      restoreInitiative,
      updateInitiative,
    ];
    for (const work of attempts) {
      expect(await refusalOf(acme.as("lena", (context) => work(context, { initiativeId: secretId })))).toMatchObject({
        status: 404,
      });
    }
    expect(await refusalOf(acme.as("lena", (context) => initiativeDetail(context, secretId)))).toMatchObject({
      status: 404,
    });
    expect(await refusalOf(tasks.task("lena", { text: "Mine now", parentId: secretId }))).toMatchObject({
      status: 404,
    });
    expect(await acme.as("lena", (context) => searchInitiatives(context, exactly("secret"), 5))).toEqual([]);
    expect(await acme.as("asha", (context) => searchInitiatives(context, exactly("SECRET"), 5))).toMatchObject([
      { title: "Secret of Asha", subtitle: "asha" },
    ]);
  });

  test("another company's admin finds nothing there either", async () => {
    expect(await refusalOf(globex.as("eve", (context) => initiativeDetail(context, secretId)))).toMatchObject({
      status: 404,
    });
    expect(
      await refusalOf(globex.as("eve", (context) => deleteInitiative(context, { initiativeId: secretId }))),
    ).toMatchObject({ status: 404 });
    expect(await new InitiativeWorld(globex).texts("eve", { scope: "company" })).toEqual([]);
  });

  test("who helps may say it is done, and is refused by name what is the owner's", async () => {
    expect(
      await refusalOf(
        acme.as("otto", (context) => updateInitiative(context, { initiativeId: secretId, text: "Mine" })),
      ),
    ).toMatchObject({ status: 403 });
    expect(
      await refusalOf(acme.as("otto", (context) => deleteInitiative(context, { initiativeId: secretId }))),
    ).toMatchObject({ status: 403 });
    await acme.as("otto", (context) => completeInitiative(context, { initiativeId: partId }));
    expect((await acme.as("asha", (context) => initiativeDetail(context, secretId))).initiative).toMatchObject({
      partCount: 1,
      partsDone: 1,
    });
    await acme.as("otto", (context) => reopenInitiative(context, { initiativeId: partId }));
  });

  test("nobody is given a task by somebody beside or below them", async () => {
    expect(await refusalOf(tasks.task("asha", { text: "For Lena", ownerIds: [acme.id("lena")] }))).toMatchObject({
      status: 403,
    });
    expect(
      await refusalOf(
        acme.as("asha", (context) =>
          updateInitiative(context, { initiativeId: secretId, ownerIds: [acme.id("ravi")] }),
        ),
      ),
    ).toMatchObject({ status: 403 });
    expect(await refusalOf(tasks.task("tara", { text: "For nobody", ownerIds: [globex.id("eve")] }))).toMatchObject({
      status: 422,
      code: "initiatives.unknown-person",
    });
  });

  test("where the module is off, its rules give nothing", async () => {
    const closed = await (await world.company()).employee("solo").build();
    expect(await refusalOf(new InitiativeWorld(closed).task("solo", { text: "Anything" }))).toMatchObject({
      status: 403,
    });
  });
});
