import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Context } from "#app/platform/context/context.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { countInitiatives, initiativeListInput } from "../queries/initiative-list.ts";
import { InitiativeWorld } from "../testing/initiative-world.ts";
import { act, follow, plus, shown, statusIn, until, type Act, type Model, type Stored } from "../testing/task-model.ts";
import { completeInitiative } from "./complete-initiative.ts";
import { continueSeries } from "./continue-series.ts";
import { createInitiative, createInitiativeInput } from "./create-initiative.ts";
import { deleteInitiative } from "./delete-initiative.ts";
import { reopenInitiative } from "./reopen-initiative.ts";
import { repeatInitiative, repeatInitiativeInput } from "./repeat-initiative.ts";
import { restoreInitiative } from "./restore-initiative.ts";
import { stopRepeating } from "./stop-repeating.ts";
import { updateInitiative } from "./update-initiative.ts";
import { tableNamed, sql } from "#tenancy/sql.ts";

/** How many are tried; `CAIRN_SEQUENCES=500` tries more. */
const sequences = Number(process.env.CAIRN_SEQUENCES ?? 60);
const begins = Date.parse("2026-11-16T09:00:00Z");
let world: World;
let company: Company;

beforeAll(async () => {
  world = await createWorld();
  company = await (await world.company("acme")).employee("kiran").build();
  await new InitiativeWorld(company).open();
});
afterAll(() => world.close());

async function perform(context: Context, id: string, parentName: string, act: Act): Promise<unknown> {
  const dueDate = "on" in act && act.on !== null ? plus(context.today(), act.on) : undefined;
  const one = { initiativeId: id };
  if (act.kind === "create" || act.kind === "part")
    return createInitiative(
      context,
      createInitiativeInput.parse({ text: parentName, dueDate, ...(act.kind === "part" && { parentId: id }) }),
    );
  if (act.kind === "due") return updateInitiative(context, { ...one, dueDate: dueDate ?? null });
  if (act.kind === "weight") return updateInitiative(context, { ...one, weightage: act.weightage });
  if (act.kind === "repeat")
    return repeatInitiative(
      context,
      repeatInitiativeInput.parse({ ...one, frequency: "WEEKLY", weekdays: act.weekdays, every: act.every }),
    );
  if (act.kind === "complete") return completeInitiative(context, one);
  if (act.kind === "reopen") return reopenInitiative(context, one);
  if (act.kind === "stop") return stopRepeating(context, one);
  return act.kind === "delete" ? deleteInitiative(context, one) : restoreInitiative(context, one);
}

/** What is stored, by the names the model gives. */
function stored(): Promise<Stored[]> {
  const name = (task: string, on: string) =>
    sql`case when ${sql.raw(on)}::date is null or ${sql.raw(on)} = (select min(f.occurs_on) from {initiative} f
      where f.series_id = s.id) then ${sql.raw(task)} else ${sql.raw(task)} || '@' || ${sql.raw(on)} end`;
  return company.asProduct((context) =>
    context.rows<Stored>(
      sql`select i.id, ${name("i.text", "t.occurs_on")} as name, i.start_date::text as start, i.due_date::text as due,
        i.completed_on::text as done, i.weightage::float8 as weightage,
            i.deleted_at is not null as deleted, case when i.parent_id is null then null
              else ${name("t.text", "t.occurs_on")} end as parent,
            case when i.parent_id is null then s.latest_on::text end as "latestOn", case when i.parent_id is null
              then s.stopped_at is not null and s.id is not null end as stopped,
            case when i.parent_id is null then s.skipped end as skipped
       from {initiative} i join {initiative} t on t.id = coalesce(i.parent_id, i.id)
         left join {initiative_series} s on s.id = t.series_id`,
    ),
  );
}

const byName = <Row extends { name: string }>(rows: readonly Row[]) =>
  rows.toSorted((a, b) => a.name.localeCompare(b.name));

async function step(model: Model, place: number, asked: Act): Promise<void> {
  model.act += 1;
  const names = new Map((await stored()).map(({ id, name }) => [name, id]));
  const task = model.tasks.length > 0 ? model.tasks[place % model.tasks.length]! : null;
  const id = (task && names.get(task.name)) ?? "0193a1b2-0000-7000-8000-000000000000";
  const refusal = follow(model, task, asked);
  world.clock.set(new Date(begins + until("2026-11-16", model.today) * 86_400_000 + model.act * 1_000).toISOString());
  const work =
    asked.kind === "days-pass"
      ? company.asProduct(continueSeries)
      : company.as("kiran", (context) => perform(context, id, `T${model.act}`, asked));
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error !== null && !(error instanceof AppError)) throw error;
  expect(error === null ? null : error.code).toBe(refusal);
}

test(
  "any sequence of writing down, dates, parts, series, days that pass, deleting and undoing leaves tasks as a plain model says, and is refused where it says so",
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat({ max: 7 }), act), { minLength: 3, maxLength: 16 }), async (acts) => {
        for (const table of ["initiative_person", "initiative", "initiative_series"])
          await company.asProduct((context) => context.rows(sql`delete from ${tableNamed(table)}`));
        world.clock.set(new Date(begins).toISOString());
        const model: Model = { today: "2026-11-16", act: 0, tasks: [] };
        for (const [place, asked] of [[0, { kind: "create", on: 2 }] as const, ...acts])
          await step(model, place, asked);
        expect(byName(await stored()).map(({ id: _, ...row }) => row)).toEqual(byName(model.tasks.map(shown)));
        const counts = await company.as(
          "kiran",
          (context) => countInitiatives(context, initiativeListInput.parse({})),
          { readOnly: true },
        );
        const open = model.tasks.filter(({ deleted }) => deleted === null).map(statusIn(model));
        for (const status of ["COMPLETED", "UNPLANNED", "DELAYED", "ONGOING"] as const)
          expect([status, counts[status]]).toEqual([status, open.filter((one) => one === status).length]);
      }),
      { numRuns: sequences, seed: 20261121 },
    );
  },
  120_000 + sequences * 4_000,
);
