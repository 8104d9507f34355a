import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cohortInput } from "#app/modules/audiences/use-cases/cohort-input.ts";
import { createCohort } from "#app/modules/audiences/use-cases/create-cohort.ts";
import { deleteCohort } from "#app/modules/audiences/use-cases/delete-cohort.ts";
import { deleteView } from "#app/modules/audiences/use-cases/delete-view.ts";
import { restoreCohort } from "#app/modules/audiences/use-cases/restore-cohort.ts";
import { restoreView } from "#app/modules/audiences/use-cases/restore-view.ts";
import { saveView } from "#app/modules/audiences/use-cases/save-view.ts";
import { addComment } from "#app/modules/comments/use-cases/add-comment.ts";
import { FeedbackWorld } from "#app/modules/feedback/testing/feedback-world.ts";
import { deleteFeedback, restoreFeedback } from "#app/modules/feedback/use-cases/delete-feedback.ts";
import { GoalWorld } from "#app/modules/goals/testing/goal-world.ts";
import { deleteGoal } from "#app/modules/goals/use-cases/delete-goal.ts";
import { restoreGoal } from "#app/modules/goals/use-cases/restore-goal.ts";
import { createInitiative, createInitiativeInput } from "#app/modules/initiatives/use-cases/create-initiative.ts";
import { deleteInitiative } from "#app/modules/initiatives/use-cases/delete-initiative.ts";
import { restoreInitiative } from "#app/modules/initiatives/use-cases/restore-initiative.ts";
import type { Context } from "#app/platform/context/context.ts";
import { forgetDeletedOf } from "#tests/support/forget-deleted.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql, tableNamed } from "#tenancy/sql.ts";
import { rooms } from "../rooms.ts";

let world: World;
let acme: Company;
let feedback: FeedbackWorld;
const day = 86_400_000;

beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company()).employees("asha", "ravi").build();
  await acme.switchOn("TASK");
  feedback = await new FeedbackWorld(acme).open();
});
beforeEach(() => world.clock.set("2026-11-10T09:00:00Z"));
afterAll(() => world.close());

const asAsha = <Result>(work: (context: Context) => Promise<Result>) => acme.as("asha", work);
const nobodyUses = () => Promise.resolve([]);

type Deletable = {
  table: string;
  create: () => Promise<string>;
  remove: (context: Context, id: string) => Promise<unknown>;
  restore: (context: Context, id: string) => Promise<unknown>;
};

const kinds: Record<string, Deletable> = {
  "a goal": {
    table: "goal",
    create: async () => (await new GoalWorld(acme).objective("asha", { title: "Sell" })).goalId,
    remove: (context, goalId) => deleteGoal(context, { goalId }),
    restore: (context, goalId) => restoreGoal(context, { goalId }),
  },
  "a task with its parts": {
    table: "initiative",
    create: async () => {
      const create = (asked: object) =>
        asAsha((context) => createInitiative(context, createInitiativeInput.parse({ text: "Call", ...asked })));
      const { initiativeId } = await create({});
      await create({ parentId: initiativeId });
      return initiativeId;
    },
    remove: (context, initiativeId) => deleteInitiative(context, { initiativeId }),
    restore: (context, initiativeId) => restoreInitiative(context, { initiativeId }),
  },
  "a cohort": {
    table: "cohort",
    create: async () => {
      const input = cohortInput.parse({ name: "Ours", source: "PICKED", people: acme.id("ravi") });
      return (await asAsha((context) => createCohort(context, input))).cohortId;
    },
    remove: (context, cohortId) => deleteCohort(context, { cohortId }, nobodyUses),
    restore: (context, cohortId) => restoreCohort(context, { cohortId }),
  },
  "a saved view": {
    table: "saved_view",
    create: async () => {
      const of = "/app/my-data/goal/my-goals?period=all&text=x";
      return (await asAsha((context) => saveView(context, { of, name: "Mine", shared: false }, rooms))).viewId;
    },
    remove: (context, viewId) => deleteView(context, { viewId }),
    restore: (context, viewId) => restoreView(context, { viewId }),
  },
  feedback: {
    table: "feedback",
    create: () => feedback.give("asha", "ravi", { body: "Well done" }),
    remove: (context, feedbackId) => deleteFeedback(context, { feedbackId }),
    restore: (context, feedbackId) => restoreFeedback(context, { feedbackId }),
  },
};

test("what was said and noted about a record, and its files, go with it", async () => {
  const initiativeId = await kinds["a task with its parts"]!.create();
  const stays = await kinds["a task with its parts"]!.create();
  for (const record of [initiativeId, stays])
    await asAsha((context) => addComment(context, { about: "Initiative", record, body: "Soon", mentions: [] }));
  const kept = () =>
    acme.asProduct((context) =>
      context.rows<{ record: string }>(
        sql`select record_id as record from {comment} union select record_id from {record_change}
          where record_id = any(${[initiativeId, stays]}::uuid[]) order by 1`,
      ),
    );
  await asAsha((context) => deleteInitiative(context, { initiativeId }));
  expect((await kept()).map(({ record }) => record)).toEqual([initiativeId, stays].toSorted());
  world.clock.set("2026-12-31T09:00:00Z");
  await forgetDeletedOf(acme);
  expect((await kept()).map(({ record }) => record)).toEqual([stays]);
});

test.each(Object.entries(kinds))("%s that was deleted is restored for thirty days, and no longer", async (_, kind) => {
  const id = await kind.create();
  const start = world.clock.now().getTime();
  const after = (milliseconds: number) => world.clock.set(new Date(start + milliseconds).toISOString());
  await asAsha((context) => kind.remove(context, id));
  after(30 * day - 1_000);
  await forgetDeletedOf(acme);
  await asAsha((context) => kind.restore(context, id));
  await asAsha((context) => kind.remove(context, id));
  after(60 * day);
  await expect(asAsha((context) => kind.restore(context, id))).rejects.toMatchObject({ status: 404 });
  await forgetDeletedOf(acme);
  const left = await acme.asProduct((context) =>
    context.rows(sql`select from ${tableNamed(kind.table)} where deleted_at is not null`),
  );
  // What a goal was stays for those who look at a past day.
  expect(left).toHaveLength(kind.table === "goal" ? 1 : 0);
});
