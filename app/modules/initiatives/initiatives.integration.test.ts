import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Context } from "#app/platform/context/context.ts";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { loadInitiativeFacts } from "./data/initiative-facts.ts";
import { initiativePrelude, initiativesAllowing } from "./data/initiative-rules-sql.ts";
import { statusSql } from "./queries/initiative-filters.ts";
import { initiativeBoard } from "./queries/initiative-board.ts";
import { initiativeDetail } from "./queries/initiative-detail.ts";
import { initiativeListInput, listInitiatives } from "./queries/initiative-list.ts";
import { initiativeObligations } from "./queries/initiative-obligations.ts";
import { searchInitiatives } from "./queries/search-initiatives.ts";
import { InitiativeWorld } from "./testing/initiative-world.ts";
import { completeInitiative } from "./use-cases/complete-initiative.ts";
import { deleteInitiative } from "./use-cases/delete-initiative.ts";
import { reopenInitiative } from "./use-cases/reopen-initiative.ts";
import { restoreInitiative } from "./use-cases/restore-initiative.ts";
import { updateInitiative } from "./use-cases/update-initiative.ts";

const statements: string[] = [];
let world: World;
let acme: Company;
let globex: Company;
let tasks: InitiativeWorld;
let secretId = "";
let partId = "";

beforeAll(async () => {
  world = await createWorld({ onStatement: (sql) => statements.push(sql) });
  acme = await (
    await world.company("acme")
  )
    .employee("skip")
    .employee("ravi")
    .reportsTo("skip")
    .employee("asha")
    .reportsTo("ravi")
    .employee("lena")
    .reportsTo("ravi")
    .employee("otto")
    .employee("tara")
    .admin("TASK_ADMIN")
    .build();
  globex = await (await world.company("globex")).employee("eve").admin("TASK_ADMIN", "PLATFORM_ADMIN").build();
  await new InitiativeWorld(globex).open();
  tasks = await new InitiativeWorld(acme).open();
  secretId = await tasks.task("asha", {
    text: "Secret of Asha",
    dueDate: "2026-11-20",
    collaboratorIds: [acme.id("otto")],
  });
  partId = await tasks.task("asha", { text: "Part of it", parentId: secretId });
  await tasks.task("lena", { text: "Open to all", visibility: "GLOBAL" });
  await tasks.task("ravi", { text: "Given to Lena", ownerIds: [acme.id("lena")], dueDate: "2026-11-10" });
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

  test("the rules as SQL and in memory agree on every task, person and action", async () => {
    for (const name of ["asha", "lena", "ravi", "skip", "otto", "tara"]) {
      await acme.as(name, async (context) => {
        const all = (await context.rows<{ id: string }>("select id from {initiative} where deleted_at is null")).map(
          ({ id }) => id,
        );
        const facts = await loadInitiativeFacts(context, all);
        const ability = await context.ability();
        for (const action of ["view", "edit", "complete", "delete"]) {
          const where = await initiativesAllowing(context, action);
          const prelude = initiativePrelude(context);
          const rows = await context.rows<{ id: string }>(
            `${prelude.text} select i.id from {initiative} i where i.deleted_at is null and (${where.text})`,
            [...prelude.values, ...where.values],
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
    expect(await acme.as("lena", (context) => searchInitiatives(context, "secret", 5))).toEqual([]);
    expect(await acme.as("asha", (context) => searchInitiatives(context, "SECRET", 5))).toMatchObject([
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

describe("the life of a task", () => {
  test("it is changed, done, taken back, deleted with its parts and restored; each is announced and written down", async () => {
    const id = await tasks.task("asha", { text: "  Write the plan ", dueDate: "2026-11-12" });
    const part = await tasks.task("asha", { text: "First draft", parentId: id });
    expect(
      await acme.as("asha", (context) =>
        updateInitiative(context, { initiativeId: id, version: 1, text: "Write the plan down", weightage: 40 }),
      ),
    ).toEqual({ fields: ["text", "weightage"], version: 2 });
    expect(
      await acme.as("asha", (context) => updateInitiative(context, { initiativeId: id, text: "Write the plan down" })),
    ).toEqual({ fields: [], version: 2 });
    await acme.as("asha", (context) => completeInitiative(context, { initiativeId: id }));
    expect((await acme.as("asha", (context) => initiativeDetail(context, id))).initiative).toMatchObject({
      status: "COMPLETED",
      detailed: "COMPLETED_WITH_DELAY",
      completedOn: "2026-11-16",
      completedBy: "asha",
      weightage: 40,
    });
    await acme.as("asha", (context) => completeInitiative(context, { initiativeId: id }));
    await acme.as("asha", (context) => reopenInitiative(context, { initiativeId: id }));
    expect((await acme.as("asha", (context) => initiativeDetail(context, id))).initiative).toMatchObject({
      status: "DELAYED",
      due: { colour: "RED", overdueDays: 4 },
    });
    await acme.as("asha", (context) => deleteInitiative(context, { initiativeId: id }));
    expect(await refusalOf(acme.as("asha", (context) => initiativeDetail(context, part)))).toMatchObject({
      status: 404,
    });
    expect(
      await refusalOf(acme.as("asha", (context) => restoreInitiative(context, { initiativeId: part }))),
    ).toMatchObject({ code: "initiatives.parent-deleted" });
    await acme.as("asha", (context) => restoreInitiative(context, { initiativeId: id }));
    expect((await acme.as("asha", (context) => initiativeDetail(context, id))).parts.map((one) => one.id)).toEqual([
      part,
    ]);
    const told = ["created", "edited", "completed", "reopened", "deleted", "restored"].map(
      (name) => `initiatives.${name}`,
    );
    const written = ["create", "update", "complete", "reopen", "delete", "restore"].map(
      (name) => `initiatives.${name}`,
    );
    expect(await tasks.traces(id)).toEqual({ events: told, audit: written });
    await acme.as("asha", (context) => deleteInitiative(context, { initiativeId: id }));
  });

  test("what does not fit is refused beside its field", async () => {
    expect(
      await refusalOf(tasks.task("asha", { text: "Backwards", startDate: "2026-11-20", dueDate: "2026-11-19" })),
    ).toMatchObject({ code: "initiatives.due-before-start", fields: { dueDate: "initiatives.due-before-start" } });
    expect(await refusalOf(tasks.task("asha", { text: "Part of a part", parentId: partId }))).toMatchObject({
      code: "initiatives.too-deep",
    });
    expect(
      await refusalOf(
        acme.as("asha", (context) => updateInitiative(context, { initiativeId: secretId, version: 99, text: "Late" })),
      ),
    ).toMatchObject({ status: 409, code: "initiatives.changed-meanwhile" });
    await expect(tasks.task("asha", { text: "   " })).rejects.toThrow("text-needed");
  });

  test("counts, filters and the status in SQL say what the domain says", async () => {
    const list = await acme.as("tara", (context) =>
      listInitiatives(context, initiativeListInput.parse({ scope: "company" })),
    );
    expect(list.counts).toEqual({ total: 4, ONGOING: 1, DELAYED: 1, UNPLANNED: 2, COMPLETED: 0 });
    expect(await tasks.texts("tara", { scope: "company", status: "DELAYED" })).toEqual(["Given to Lena"]);
    expect(await tasks.texts("tara", { scope: "company", due: "week", text: "of asha" })).toEqual(["Secret of Asha"]);
    const inSql = await acme.as("tara", async (context) => {
      const prelude = initiativePrelude(context);
      return context.rows<{ id: string; status: string }>(
        `${prelude.text} select i.id, ${statusSql} as status from {initiative} i where i.deleted_at is null`,
        [...prelude.values],
      );
    });
    expect(Object.fromEntries(inSql.map(({ id, status }) => [id, status]))).toEqual(
      Object.fromEntries(list.rows.map(({ id, status }) => [id, status])),
    );
  });

  test("the board holds what the list holds, each task under its status, the first of many", async () => {
    await acme.as("tara", async (context) => {
      const input = initiativeListInput.parse({ scope: "company" });
      const { rows, counts } = await listInitiatives(context, input);
      const board = await initiativeBoard(context, input);
      for (const column of board) {
        expect(column.rows).toEqual(rows.filter(({ status }) => status === column.status));
        expect(column.rows.length).toBe(counts[column.status]);
      }
      const short = await initiativeBoard(context, input, 1);
      expect(short.map(({ rows: { length } }) => length)).toEqual(
        board.map(({ rows: { length } }) => Math.min(1, length)),
      );
      const narrowed = await initiativeBoard(context, { ...input, status: "DELAYED" });
      expect(narrowed.flatMap(({ rows: shown }) => shown.map(({ text }) => text))).toEqual(["Given to Lena"]);
    });
    await acme.as("otto", async (context) => {
      const shown = await initiativeBoard(context, initiativeListInput.parse({ scope: "company" }));
      expect(shown.flatMap(({ rows }) => rows.map(({ text }) => text)).sort()).toEqual([
        "Open to all",
        "Part of it",
        "Secret of Asha",
      ]);
    });
  });

  test("what is due within a week is owed by its owners", async () => {
    const owed = await acme.as("lena", (context) => initiativeObligations(context));
    expect(owed.map(({ dueOn, params }) => [dueOn, params["title"]])).toEqual([["2026-11-10", "Given to Lena"]]);
  });

  test("a list costs the same statements for any number of rows", async () => {
    const cost = async (asked: object) => {
      statements.length = 0;
      await tasks.texts("tara", { scope: "company", ...asked });
      return statements.length;
    };
    expect(await cost({})).toBe(await cost({ text: "no such task" }));
  });
});
