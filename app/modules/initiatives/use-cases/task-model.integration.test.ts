import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Context } from "#app/platform/context/context.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { countInitiatives, initiativeListInput } from "../queries/initiative-list.ts";
import { InitiativeWorld } from "../testing/initiative-world.ts";
import { completeInitiative } from "./complete-initiative.ts";
import { continueSeries } from "./continue-series.ts";
import { createInitiative, createInitiativeInput } from "./create-initiative.ts";
import { deleteInitiative } from "./delete-initiative.ts";
import { reopenInitiative } from "./reopen-initiative.ts";
import { repeatInitiative, repeatInitiativeInput } from "./repeat-initiative.ts";
import { restoreInitiative } from "./restore-initiative.ts";
import { stopRepeating } from "./stop-repeating.ts";
import { updateInitiative } from "./update-initiative.ts";

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

type Series = {
  weekdays: number[];
  every: number;
  startsOn: string;
  latestOn: string;
  stopped: boolean;
  skipped: number;
};
/** `deleted` is the number of the act that took it away: what went together comes back together. */
type Task = {
  name: string;
  parent: Task | null;
  start: string | null;
  due: string | null;
  done: string | null;
  weightage: number;
  deleted: number | null;
  series: Series | null;
  occursOn: string | null;
};
type Model = { today: string; act: number; tasks: Task[] };
type Act =
  | { kind: "create" | "part" | "due"; on: number | null }
  | { kind: "weight"; weightage: number }
  | { kind: "repeat"; weekdays: number[]; every: number }
  | { kind: "complete" | "reopen" | "stop" | "delete" | "restore" }
  | { kind: "days-pass"; days: number };

const plus = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString();
const until = (from: string, to: string) => Temporal.PlainDate.from(from).until(to).days;

/** Whether a series comes on a day, as a person would look it up in a calendar. */
function comes({ weekdays, every, startsOn }: Pick<Series, "weekdays" | "every" | "startsOn">, day: string): boolean {
  const start = Temporal.PlainDate.from(startsOn);
  const weeks = Math.floor(until(plus(startsOn, 1 - start.dayOfWeek), day) / 7);
  return day >= startsOn && weeks % every === 0 && weekdays.includes(Temporal.PlainDate.from(day).dayOfWeek);
}

function firstFrom(rule: Pick<Series, "weekdays" | "every" | "startsOn">, from: string): string {
  let day = from;
  while (!comes(rule, day)) day = plus(day, 1);
  return day;
}

const written = (model: Model, fields: Partial<Task>): Task => ({
  name: `T${model.act}`,
  parent: null,
  start: model.today,
  due: null,
  done: null,
  weightage: 0,
  deleted: null,
  series: null,
  occursOn: null,
  ...fields,
});

/** The plain model: what an act does, or the code it is refused with. */
function follow(model: Model, task: Task | null, act: Act): string | null {
  const due = "on" in act && act.on !== null ? plus(model.today, act.on) : null;
  const start = due !== null && due < model.today ? null : model.today;
  if (act.kind === "create") model.tasks.push(written(model, { due, start }));
  if (act.kind === "days-pass") passDays(model, act.days);
  if (act.kind === "create" || act.kind === "days-pass") return null;
  if (!task || (task.deleted !== null) !== (act.kind === "restore")) return "platform.not-found";
  if (act.kind === "restore") return restored(model, task);
  if (act.kind === "delete")
    for (const one of model.tasks)
      if (one.deleted === null && (one === task || one.parent === task)) one.deleted = model.act;
  if (act.kind === "complete") task.done ??= model.today;
  if (act.kind === "reopen") task.done = null;
  if (act.kind === "weight") task.weightage = act.weightage;
  if (act.kind === "stop" && task.series) task.series.stopped = true;
  if (act.kind === "due") {
    if (due !== null && task.start !== null && due < task.start) return "initiatives.due-before-start";
    task.due = due;
  }
  if (act.kind === "part") {
    if (task.parent) return "initiatives.too-deep";
    model.tasks.push(
      written(model, {
        parent: task,
        due,
        start,
        ...(task.name.includes("@") && { name: `T${model.act}@${task.occursOn}` }),
      }),
    );
  }
  return act.kind === "repeat" ? repeated(model, task, act) : null;
}

function restored(model: Model, task: Task): string | null {
  if (task.parent && task.parent.deleted !== null) return "initiatives.parent-deleted";
  const together = task.deleted;
  for (const one of model.tasks)
    if (one.deleted === together && (one === task || one.parent === task)) one.deleted = null;
  return null;
}

function repeated(model: Model, task: Task, { weekdays, every }: { weekdays: number[]; every: number }): string | null {
  if (task.parent) return "initiatives.part-repeats";
  if (task.series) {
    Object.assign(task.series, { weekdays, every, stopped: false });
    return null;
  }
  const startsOn = task.due ?? model.today;
  task.due ??= firstFrom({ weekdays, every, startsOn }, startsOn);
  task.series = { weekdays, every, startsOn, latestOn: task.due, stopped: false, skipped: 0 };
  task.occursOn = task.due;
  return null;
}

function passDays(model: Model, days: number): void {
  model.today = plus(model.today, days);
  for (const series of new Set(model.tasks.flatMap((task) => task.series ?? []))) {
    if (series.stopped || series.latestOn >= model.today) continue;
    const newest = model.tasks.find((task) => task.series === series && task.occursOn === series.latestOn)!;
    const on = firstFrom(series, model.today);
    for (let day = plus(series.latestOn, 1); day < on; day = plus(day, 1)) if (comes(series, day)) series.skipped += 1;
    writeNext(model, newest, on);
    series.latestOn = on;
  }
}

function writeNext(model: Model, newest: Task, on: string): void {
  const later = until(newest.occursOn!, on);
  const shifted = (day: string | null) => day && plus(day, later);
  const copy: Task = {
    ...newest,
    name: `${newest.name.split("@")[0]}@${on}`,
    start: model.today,
    due: on,
    occursOn: on,
    done: null,
    deleted: null,
  };
  const parts = model.tasks.filter(
    ({ parent, deleted }) => parent === newest && (deleted === null || deleted === newest.deleted),
  );
  model.tasks.push(
    copy,
    ...parts.map((part) => ({
      ...part,
      name: `${part.name.split("@")[0]}@${on}`,
      parent: copy,
      start: shifted(part.start),
      due: shifted(part.due),
      done: null,
      deleted: null,
    })),
  );
}

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

const offset = fc.option(fc.integer({ min: -3, max: 12 }), { nil: null });
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom<"create" | "part" | "due">("create", "part", "due"), on: offset }),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Act>(
      { kind: "complete" },
      { kind: "reopen" },
      { kind: "stop" },
      { kind: "delete" },
      { kind: "restore" },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("repeat" as const),
      weekdays: fc
        .uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 3 })
        .map((days) => days.sort()),
      every: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("days-pass" as const), days: fc.integer({ min: 1, max: 16 }) }),
  },
  fc.record({ kind: fc.constant("weight" as const), weightage: fc.integer({ min: 0, max: 100 }) }),
);

type Stored = {
  id: string;
  name: string;
  start: string | null;
  due: string | null;
  done: string | null;
  weightage: number;
  deleted: boolean;
  parent: string | null;
  latestOn: string | null;
  stopped: boolean | null;
  skipped: number | null;
};

/** What is stored, by the names the model gives. */
function stored(): Promise<Stored[]> {
  const name = (task: string, on: string) =>
    `case when ${on}::date is null or ${on} = (select min(f.occurs_on) from {initiative} f where f.series_id = s.id) then ${task} else ${task} || '@' || ${on} end`;
  return company.asProduct((context) =>
    context.rows<Stored>(
      `select i.id, ${name("i.text", "t.occurs_on")} as name, i.start_date::text as start, i.due_date::text as due, i.completed_on::text as done, i.weightage::float8 as weightage,
            i.deleted_at is not null as deleted, case when i.parent_id is null then null else ${name("t.text", "t.occurs_on")} end as parent,
            case when i.parent_id is null then s.latest_on::text end as "latestOn", case when i.parent_id is null then s.stopped_at is not null and s.id is not null end as stopped,
            case when i.parent_id is null then s.skipped end as skipped
       from {initiative} i join {initiative} t on t.id = coalesce(i.parent_id, i.id) left join {initiative_series} s on s.id = t.series_id`,
    ),
  );
}

const shown = ({ name, parent, start, due, done, weightage, deleted, series }: Task): Omit<Stored, "id"> => ({
  name,
  start,
  due,
  done,
  weightage,
  deleted: deleted !== null,
  parent: parent?.name ?? null,
  latestOn: series?.latestOn ?? null,
  stopped: parent ? null : (series?.stopped ?? false),
  skipped: series?.skipped ?? null,
});
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

const statusIn =
  ({ today }: Model) =>
  ({ done, due }: Task) =>
    done !== null ? "COMPLETED" : due === null ? "UNPLANNED" : due < today ? "DELAYED" : "ONGOING";

test(
  "any sequence of writing down, dates, parts, series, days that pass, deleting and undoing leaves tasks as a plain model says, and is refused where it says so",
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat({ max: 7 }), act), { minLength: 3, maxLength: 16 }), async (acts) => {
        for (const table of ["initiative_person", "initiative", "initiative_series"])
          await company.asProduct((context) => context.rows(`delete from {${table}}`));
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
