import pg from "pg";
import { contextOf } from "#app/composition/application.ts";
import { asProduct } from "#app/composition/create-company.ts";
import { goalChildren } from "#app/modules/goals/queries/goal-parts.ts";
import { goalListInput, listGoals } from "#app/modules/goals/queries/goal-list.ts";
import { checkIn } from "#app/modules/goals/use-cases/check-in.ts";
import { realignGoal } from "#app/modules/goals/use-cases/realign-goal.ts";
import type { Context } from "#app/platform/context/context.ts";
import { inUnitOfWork, type UnitOptions } from "#tenancy/unit-of-work.ts";
import { growTree, insideOf, leafOf, rawTree, treePeriod } from "../goal-tree-script.ts";
import { against, type Finding, type Measure } from "../measure.ts";
import { interleave } from "../statistics.ts";
import type { Surroundings } from "../surroundings.ts";
import { sql } from "#tenancy/sql.ts";

const repeats = 10;

/** A tree of 111,111 goals, ten under each, every number carried up five levels; whole transactions against a script of plain SQL. */
export const goalTree: Measure = {
  id: "P14",
  about: "a tree of 111,111 goals: opening it, expanding, moving 1,111 goals, one check-in, against plain SQL",
  fills: true,
  run: async (surroundings) => {
    const { application, company, adminId, databaseUrl, rounds } = surroundings;
    await asProduct(application, company, (context) => growTree(context, adminId));
    await application.database.control.query(sql`analyze`);
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(`set role "${company.schemaName}"`);
    await client.query(`set search_path to "${company.schemaName}", public`);
    const raw = rawTree(client, adminId);
    try {
      const times = await interleave(rounds, {
        openOurs: each(
          surroundings,
          async (context) =>
            void (await listGoals(
              context,
              goalListInput.parse({ scope: "company", period: treePeriod, rootsOnly: true }),
            )),
          { readOnly: true },
        ),
        openRaw: timedEach(() => raw.open()),
        expandOurs: each(surroundings, async (context, turn) => void (await goalChildren(context, insideOf(turn))), {
          readOnly: true,
        }),
        expandRaw: timedEach((turn) => raw.expand(insideOf(turn))),
        checkInOurs: each(
          surroundings,
          async (context, turn) =>
            void (await checkIn(context, { goalId: leafOf(turn), value: turn % 100, level: "ON_TRACK", comment: "" })),
        ),
        checkInRaw: timedEach((turn) => raw.checkIn(leafOf(turn), (turn + 7) % 100)),
        realignOurs: each(surroundings, async (context) => void (await realignGoal(context, nextMove()))),
        realignRaw: timedEach(() => {
          const { goalId, parentId } = nextMove();
          return raw.realign(goalId, parentId);
        }),
      });
      return findings(times);
    } finally {
      await client.end();
    }
  },
};

type Times = Record<
  "openOurs" | "openRaw" | "expandOurs" | "expandRaw" | "checkInOurs" | "checkInRaw" | "realignOurs" | "realignRaw",
  number[]
>;

function findings(times: Times): Finding[] {
  const one = (what: string, ours: number[], baseline: number[]) =>
    against({ id: "P14", what, goal: "≤ 2× B2", limit: 2, ours, baseline, name: "B2" });
  return [
    one("tree of goals: open", times.openOurs, times.openRaw),
    one("tree of goals: expand", times.expandOurs, times.expandRaw),
    one("tree of goals: one check-in", times.checkInOurs, times.checkInRaw),
    one("tree of goals: move 1,111", times.realignOurs, times.realignRaw),
  ];
}

let place = 1;

/** A goal with 1,110 below it goes to and fro between two parents. */
function nextMove(): { goalId: string; parentId: string; mode: "GOAL" } {
  place = place === 2 ? 3 : 2;
  return { goalId: insideOf(11), parentId: insideOf(place), mode: "GOAL" };
}

let turns = 0;

/** Whole transactions, as a request makes them: for reading, `readOnly`. */
function each(
  { application, company, adminId }: Surroundings,
  work: (context: Context, turn: number) => Promise<void>,
  options: UnitOptions = {},
): () => Promise<number> {
  return timedEach((turn) =>
    inUnitOfWork(application.database, company, options, async (unit) =>
      work(await contextOf(application, unit, adminId), turn),
    ),
  );
}

function timedEach(work: (turn: number) => Promise<void>): () => Promise<number> {
  return async () => {
    const start = performance.now();
    for (let count = 0; count < repeats; count += 1) await work((turns += 1));
    return (performance.now() - start) / repeats;
  };
}
