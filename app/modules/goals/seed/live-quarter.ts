import { daysBetween } from "#app/platform/time/days.ts";
import { Temporal } from "temporal-polyfill";
import type { SeededRandom } from "#app/platform/time/seeded-random.ts";
import { close, newGoalStanding, type Closure, type GoalStanding, type OpenLevel } from "../domain/closure.ts";
import { roundValue, type Measure } from "#app/modules/metrics/domain.ts";
import { isDerived, rollUp, type Progress, type ProgressGoal } from "../domain/progress.ts";
import { recomputeAll } from "../domain/roll-up.ts";
import { expectedPercent, suggestLevel } from "../domain/status.ts";
import { checkInComments } from "./phrases.ts";
import type { PlannedGoal } from "./plan-goals.ts";

export type LivedCheckIn = {
  goalId: string;
  /** Null where a child's check-in moved it. */
  employeeId: string | null;
  rolledUpFrom: string | null;
  at: string;
  before: Progress;
  after: Progress;
  level: GoalStanding["level"];
  comment: string;
};
export type LivedGoal = PlannedGoal &
  Progress & { standing: GoalStanding; lastCheckInAt: string | null; closedAt: string | null };
export type LivedQuarter = { goals: LivedGoal[]; checkIns: LivedCheckIn[] };

const rounds = 6;
const unknown: Progress = { actual: null, percent: null };

/**
 * Lives a quarter up to today: people check in on their key results about every second week, what stands above follows,
 * and at the end of the quarter goals are closed. What is stored is what a full recompute gives.
 */
export function liveQuarter(planned: readonly PlannedGoal[], today: string, random: SeededRandom): LivedQuarter {
  const goals = new Map<string, LivedGoal>(
    planned.map((goal) => [
      goal.id,
      { ...goal, ...unknown, standing: newGoalStanding, lastCheckInAt: null, closedAt: null },
    ]),
  );
  const checkIns: LivedCheckIn[] = [];
  // Most goals of a healthy company keep pace, some run ahead, and a few fall far behind.
  const behind = strugglingGoals(planned);
  const talents = new Map(
    planned.map((goal) => [goal.id, (0.55 + Math.sqrt(random.next()) * 0.6) * (behind.has(goal.id) ? 0.35 : 1)]),
  );
  for (let round = 1; round <= rounds; round += 1) {
    const date = roundDate(planned[0], round);
    if (!date || date > today) break;
    for (const goal of goals.values()) checkInOn(goal, date, talents.get(goal.id) ?? 1, random, checkIns, goals);
    follow(goals, date, checkIns);
  }
  const end = planned[0]?.frame.endDate ?? today;
  if (end < today) {
    for (const goal of goals.values()) closeAtEnd(goal, end, random);
    follow(goals, end, checkIns);
  }
  return { goals: [...goals.values()], checkIns };
}

/** Every fourteenth objective of a team or a person, with its key results: a company without any at risk is not believed. */
function strugglingGoals(planned: readonly PlannedGoal[]): ReadonlySet<string> {
  const able = planned.filter(
    ({ kind, level }) => kind === "OBJECTIVE" && (level === "TEAM" || level === "INDIVIDUAL"),
  );
  const objectives = new Set(able.filter((_, index) => index % 14 === 9).map(({ id }) => id));
  return new Set(planned.filter(({ parentId }) => objectives.has(parentId ?? "")).map(({ id }) => id));
}

function roundDate(goal: PlannedGoal | undefined, round: number): string | null {
  if (!goal) return null;
  const { startDate, endDate } = goal.frame;
  return Temporal.PlainDate.from(startDate)
    .add({ days: Math.round((daysBetween(startDate, endDate) * round) / rounds) })
    .toString();
}

function checkInOn(
  goal: LivedGoal,
  date: string,
  talent: number,
  random: SeededRandom,
  checkIns: LivedCheckIn[],
  goals: ReadonlyMap<string, LivedGoal>,
): void {
  if (isDerived(goal.progressType) || !random.chance(0.72)) return;
  const passed = passedPercent(goal, date) / 100;
  const share = Math.max(0, passed * talent + (random.next() - 0.5) * 0.08);
  const actual = roundFor(goal, goal.start + (goal.target - goal.start) * share);
  const before = { actual: goal.actual, percent: goal.percent };
  const { percent } = rollUp({ ...progressGoal(goal), actual }, []);
  const level = suggestLevel(percent, passed * 100);
  const at = `${date}T${String(random.integer(7, 16)).padStart(2, "0")}:${String(random.integer(0, 59)).padStart(2, "0")}:00Z`;
  Object.assign(goal, { actual, percent, standing: openAt(level) });
  noteCheckIn(goal, at, goals);
  const comment = random.pick(checkInComments);
  checkIns.push({
    goalId: goal.id,
    employeeId: goal.ownerId,
    rolledUpFrom: null,
    at,
    before,
    after: { actual, percent },
    level,
    comment,
  });
}

/** The moment of a check-in is that of the goal and of what is derived above it, as the product keeps it. */
function noteCheckIn(goal: LivedGoal, at: string, goals: ReadonlyMap<string, LivedGoal>): void {
  if (goal.lastCheckInAt === null || goal.lastCheckInAt < at) goal.lastCheckInAt = at;
  const parent = goals.get(goal.parentId ?? "");
  if (parent && (goal.kind === "KEY_RESULT" || isDerived(parent.progressType))) noteCheckIn(parent, at, goals);
}

/** Brings everything computed up to date and gives what moved a point in its graph. */
function follow(goals: Map<string, LivedGoal>, date: string, checkIns: LivedCheckIn[]): void {
  const progress = recomputeAll([...goals.values()].map(progressGoal));
  for (const [id, after] of progress) {
    const goal = goals.get(id);
    if (!goal || (goal.actual === after.actual && goal.percent === after.percent)) continue;
    const before = { actual: goal.actual, percent: goal.percent };
    Object.assign(goal, after);
    if (!goal.closedAt) goal.standing = openAt(suggestLevel(after.percent, passedPercent(goal, date)));
    checkIns.push({
      goalId: id,
      employeeId: null,
      rolledUpFrom: id,
      at: `${date}T17:00:00Z`,
      before,
      after,
      level: goal.standing.level,
      comment: "",
    });
  }
}

function openAt(level: OpenLevel): GoalStanding {
  return { level, closure: null, levelBeforeClosing: null };
}

function passedPercent({ frame }: PlannedGoal, date: string): number {
  return expectedPercent({ startDate: frame.startDate, endDate: frame.endDate }, date);
}

function closeAtEnd(goal: LivedGoal, end: string, random: SeededRandom): void {
  const percent = goal.percent ?? 0;
  const closure: Closure = percent < 20 && random.chance(0.5) ? "DROPPED" : percent >= 80 ? "ACHIEVED" : "NOT_ACHIEVED";
  const change = close(goal.standing, closure);
  if (change.ok) Object.assign(goal, { standing: change.standing, closedAt: `${end}T16:30:00Z` });
}

export function progressGoal(goal: LivedGoal): ProgressGoal {
  const { id, parentId, progressType, start, target, actual, percent } = goal;
  return {
    id,
    parentId,
    progressType,
    measure: measure(goal),
    start,
    target,
    weightage: 0,
    closure: goal.standing.closure,
    actual,
    percent,
  };
}

function measure({ measureType, currency }: PlannedGoal): Measure {
  return measureType === "CURRENCY" ? { type: "CURRENCY", currency: currency ?? "" } : { type: measureType };
}

/** People give whole counts, tenths of a percent and round sums of money. */
function roundFor(goal: LivedGoal, value: number): number {
  if (goal.measureType === "CURRENCY") return roundValue(measure(goal), Math.round(value / 10_000) * 10_000);
  return goal.measureType === "COUNT" ? Math.round(value) : Math.round(value * 10) / 10;
}
