import fc from "fast-check";
import { Temporal } from "temporal-polyfill";

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
export type Model = { today: string; act: number; tasks: Task[] };
export type Act =
  | { kind: "create" | "part" | "due"; on: number | null }
  | { kind: "weight"; weightage: number }
  | { kind: "repeat"; weekdays: number[]; every: number }
  | { kind: "complete" | "reopen" | "stop" | "delete" | "restore" }
  | { kind: "days-pass"; days: number };

export const plus = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString();
export const until = (from: string, to: string) => Temporal.PlainDate.from(from).until(to).days;

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

/** What an act does, or the code it is refused with. */
export function follow(model: Model, task: Task | null, act: Act): string | null {
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

const offset = fc.option(fc.integer({ min: -3, max: 12 }), { nil: null });
export const act: fc.Arbitrary<Act> = fc.oneof(
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

/** A task as it is stored, by the name the model gives it. */
export type Stored = {
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

export const shown = ({ name, parent, start, due, done, weightage, deleted, series }: Task): Omit<Stored, "id"> => ({
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
export const statusIn =
  ({ today }: Model) =>
  ({ done, due }: Task) =>
    done !== null ? "COMPLETED" : due === null ? "UNPLANNED" : due < today ? "DELAYED" : "ONGOING";
