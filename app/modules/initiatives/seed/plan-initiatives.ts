import { Temporal } from "temporal-polyfill";
import type { PlannedPerson } from "#app/modules/people/index.ts";
import type { SeededRandom } from "#app/platform/time/seeded-random.ts";
import { taskPhrases, weeklyPhrase } from "./phrases.ts";

export type PlannedInitiative = {
  id: string;
  text: string;
  parentId: string | null;
  ownerId: string;
  creatorId: string;
  collaboratorId: string | null;
  visibility: "GLOBAL" | "PRIVATE";
  startDate: string;
  dueDate: string | null;
  completedOn: string | null;
  /** Works on one of its owner's key results, where they have any. */
  forGoal: boolean;
  series: PlannedSeries | null;
};

/** Comes back each week on one day, 1 is Monday. */
export type PlannedSeries = { id: string; weekday: number };

/** A year of one person's tasks: most of what was due is done, some of it late, and some lies ahead. */
export function planInitiatives(person: PlannedPerson, today: string, random: SeededRandom): PlannedInitiative[] {
  const demo = person.managerId !== null && /^(employee|manager|skip|admin)@/.test(person.email);
  const count = demo ? 30 : random.integer(3, 8);
  const tasks = Array.from({ length: count }).flatMap(() => planTask(person, today, random, demo));
  return demo ? [...tasks, planWeekly(person, today, random)] : tasks;
}

function planTask(person: PlannedPerson, today: string, random: SeededRandom, demo: boolean): PlannedInitiative[] {
  const day = Temporal.PlainDate.from(today);
  const started = day.subtract({ days: random.integer(0, random.chance(0.3) ? 20 : 350) }).toString();
  const startDate = started < person.joinedOn ? person.joinedOn : started;
  const dueDate = random.chance(0.12)
    ? null
    : Temporal.PlainDate.from(startDate)
        .add({ days: random.integer(2, 40) })
        .toString();
  const given = person.managerId !== null && random.chance(0.2);
  const [text, phrases] = random.pick(taskPhrases[person.functionName] ?? taskPhrases["Operations"]!);
  const task: PlannedInitiative = {
    id: random.id(),
    text,
    parentId: null,
    ownerId: person.id,
    creatorId: given ? person.managerId! : person.id,
    collaboratorId: given && random.chance(0.3) ? person.managerId : null,
    visibility: random.chance(0.35) ? "GLOBAL" : "PRIVATE",
    startDate,
    dueDate,
    completedOn: completion(startDate, dueDate, today, random),
    forGoal: random.chance(0.4) && startDate > day.subtract({ days: 50 }).toString(),
    series: null,
  };
  const parts = random.chance(demo ? 0.4 : 0.12) ? phrases : [];
  return [
    task,
    ...parts.map((text, index) => ({
      ...task,
      id: random.id(),
      text,
      parentId: task.id,
      collaboratorId: null,
      // A part is done with its task; it is not asked for on its own.
      dueDate: null,
      forGoal: false,
      completedOn:
        task.completedOn ?? (index < parts.length / 2 && startDate < today && random.chance(0.7) ? startDate : null),
    })),
  ];
}

/** Due on the coming Friday, and on each one after. */
function planWeekly(person: PlannedPerson, today: string, random: SeededRandom): PlannedInitiative {
  const day = Temporal.PlainDate.from(today);
  const friday = day.add({ days: (5 - day.dayOfWeek + 7) % 7 }).toString();
  return {
    id: random.id(),
    text: weeklyPhrase,
    parentId: null,
    ownerId: person.id,
    creatorId: person.id,
    collaboratorId: null,
    visibility: "PRIVATE",
    startDate: today,
    dueDate: friday,
    completedOn: null,
    forGoal: false,
    series: { id: random.id(), weekday: 5 },
  };
}

/** After this many days at the latest a task is done or was given up: no company keeps asking for last winter's. */
const longestOverdueDays = 45;

/** What was due long ago is done; what lies ahead seldom is. */
function completion(startDate: string, dueDate: string | null, today: string, random: SeededRandom): string | null {
  const due = dueDate ?? Temporal.PlainDate.from(startDate).add({ days: 60 }).toString();
  const overdueDays = Temporal.PlainDate.from(due).until(today).days;
  if (!random.chance(overdueDays > 30 ? 0.97 : overdueDays > 0 ? 0.7 : 0.15))
    return dueDate && overdueDays > longestOverdueDays ? dueDate : null;
  const done = Temporal.PlainDate.from(due)
    .add({ days: random.integer(-8, random.chance(0.3) ? 9 : 0) })
    .toString();
  return [startDate, [done, today].sort()[0]!].sort()[1]!;
}
