import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { addTag, addTagInput } from "#app/modules/tags/index.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { initiativePrelude } from "./data/initiative-rules-sql.ts";
import { statusSql } from "./queries/initiative-filters.ts";
import { initiativeBoard } from "./queries/initiative-board.ts";
import { initiativeDetail } from "./queries/initiative-detail.ts";
import { findTasks } from "./queries/find-tasks.ts";
import { newTask } from "./queries/new-task.ts";
import { initiativeListInput, listInitiatives } from "./queries/initiative-list.ts";
import type { InitiativeWorld } from "./testing/initiative-world.ts";
import { tasksOfTwoCompanies } from "./testing/two-companies.ts";
import { completeInitiative } from "./use-cases/complete-initiative.ts";
import { deleteInitiative } from "./use-cases/delete-initiative.ts";
import { reopenInitiative } from "./use-cases/reopen-initiative.ts";
import { restoreInitiative } from "./use-cases/restore-initiative.ts";
import { updateInitiative } from "./use-cases/update-initiative.ts";
import { sql } from "#tenancy/sql.ts";

const statements: string[] = [];
let world: World;
let acme: Company;
let tasks: InitiativeWorld;
let secretId = "";
let partId = "";

beforeAll(async () => {
  world = await createWorld({ onStatement: (sql) => statements.push(sql) });
  ({ acme, tasks, secretId, partId } = await tasksOfTwoCompanies(world));
});
afterAll(() => world.close());

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
    ).toMatchObject({ status: 409, code: "platform.changed-meanwhile", params: { who: "unknown", name: "" } });
    const shared = await tasks.task("asha", { text: "Open twice" });
    await acme.as("asha", (context) => completeInitiative(context, { initiativeId: shared }));
    expect(
      await refusalOf(
        acme.as("asha", (context) => updateInitiative(context, { initiativeId: shared, version: 1, text: "Late" })),
      ),
    ).toMatchObject({ params: { version: 2, who: "you", name: "asha" } });
    await acme.as("asha", (context) => deleteInitiative(context, { initiativeId: shared }));
    await expect(tasks.task("asha", { text: "   " })).rejects.toThrow("text-needed");
  });

  test("a new task can begin with everything: its tags, how it comes back, and the task it is a part of", async () => {
    const { tagId } = await acme.as("tara", (context) =>
      addTag(context, addTagInput.parse({ kind: "INITIATIVE", name: "Launch", colour: "BLUE" })),
    );
    const id = await tasks.task("asha", {
      text: "Weekly report",
      dueDate: "2026-11-20",
      tagIds: [tagId],
      recurrence: { frequency: "WEEKLY", weekdays: [5] },
    });
    const start = await acme.as("asha", (context) => newTask(context, `copy-${id}`));
    expect(start).toMatchObject({ text: "Weekly report", dueDate: "2026-11-20", tagIds: [tagId], choosesParent: true });
    expect(start.recurrence).toMatchObject({ frequency: "WEEKLY", weekdays: [5] });
    expect((await acme.as("asha", (context) => newTask(context, "mine"))).owners).toMatchObject([{ name: "asha" }]);
    for (const from of [`part-${id}`, `copy-${id}`, `part-${secretId}`, "copy-7", "other"])
      expect([from, await refusalOf(acme.as("otto", (context) => newTask(context, from)))]).toMatchObject([
        from,
        { status: 404 },
      ]);
    await acme.as("asha", (context) => deleteInitiative(context, { initiativeId: id }));
  });

  test("a task becomes a part of another, with its goal, and stands on its own again", async () => {
    const whole = await tasks.task("asha", { text: "Move house" });
    const one = await tasks.task("asha", { text: "Pack" });
    const repeats = await tasks.task("asha", { text: "Water", recurrence: { frequency: "DAILY" } });
    const move = (initiativeId: string, parentId: string | null, by = "asha") =>
      acme.as(by, (context) => updateInitiative(context, { initiativeId, parentId }));
    expect(await move(one, whole)).toMatchObject({ fields: ["parentId"] });
    const detail = await acme.as("asha", (context) => initiativeDetail(context, whole));
    expect(detail.parts.map(({ id }) => id)).toEqual([one]);
    expect(detail.choosesParent).toBe(false);
    expect(await tasks.texts("asha", { parentId: whole })).toEqual(["Pack"]);
    expect(await acme.as("asha", (context) => findTasks(context, { text: "", may: "edit", besides: whole }))).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ text: "Pack" })]),
    );
    expect(await acme.as("otto", (context) => findTasks(context, { text: "Move house", may: "view" }))).toEqual([]);
    for (const [id, parent, code] of [
      [whole, repeats, "initiatives.has-parts"],
      [repeats, whole, "initiatives.series-moves"],
      [whole, whole, "initiatives.too-deep"],
      [repeats, one, "initiatives.too-deep"],
    ] as const)
      expect(await refusalOf(move(id, parent))).toMatchObject({ code, fields: { parentId: code } });
    expect(await refusalOf(move(one, whole, "otto"))).toMatchObject({ status: 404 });
    expect(await move(one, null)).toMatchObject({ fields: ["parentId"] });
    for (const initiativeId of [whole, one, repeats])
      await acme.as("asha", (context) => deleteInitiative(context, { initiativeId }));
  });

  test("counts, filters and the status in SQL say what the domain says", async () => {
    const list = await acme.as("tara", (context) =>
      listInitiatives(context, initiativeListInput.parse({ scope: "company" })),
    );
    expect(list.counts).toEqual({ total: 4, ONGOING: 1, DELAYED: 1, UNPLANNED: 2, COMPLETED: 0 });
    expect(await tasks.texts("tara", { scope: "company", status: "DELAYED" })).toEqual(["Given to Lena"]);
    expect(await tasks.texts("tara", { scope: "company", due: "week", text: "of asha" })).toEqual(["Secret of Asha"]);
    expect(
      await tasks.texts("tara", { scope: "company", due: "BETWEEN", dueFrom: "2026-01-01", dueTo: "2026-11-15" }),
    ).toEqual(["Given to Lena"]);
    expect(await tasks.texts("tara", { scope: "company", due: "last-year" })).toEqual([]);
    const inSql = await acme.as("tara", async (context) => {
      const prelude = initiativePrelude(context);
      return context.rows<{ id: string; status: string }>(
        sql`${prelude} select i.id, ${statusSql} as status from {initiative} i where i.deleted_at is null`,
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
    const owed = await acme.as("lena", (context) => world.application.gatherings.obligations(context));
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
