import type { PlannedPerson } from "#app/modules/people/index.ts";
import type { SeededRandom } from "#app/platform/time/seeded-random.ts";
import type { ObjectiveLevel } from "../domain/hierarchy.ts";
import type { ProgressType } from "../domain/progress.ts";
import type { MeasureType } from "#app/modules/metrics/domain.ts";
import type { Visibility } from "../domain/template.ts";
import type { TimeFrame } from "../domain/time-frame.ts";
import { companyObjectives, scopes } from "./company-objectives.ts";
import type { KeyResultPhrase } from "./phrases.ts";
import { themes, type Theme } from "./themes.ts";

export type PlannedGoal = {
  id: string;
  kind: "OBJECTIVE" | "KEY_RESULT";
  title: string;
  parentId: string | null;
  level: ObjectiveLevel;
  visibility: Visibility;
  progressType: ProgressType;
  measureType: MeasureType;
  currency: string | null;
  /** In the measure; money in minor units. */
  start: number;
  target: number;
  ownerId: string;
  collaboratorId: string | null;
  frame: TimeFrame;
};

export type PlanGoalsInput = {
  people: readonly PlannedPerson[];
  frame: TimeFrame;
  current: boolean;
  turn: number;
  currency: string;
  random: SeededRandom;
};

/** The goals of a company in one quarter: company, departments, teams and people, each aligned to the one above. */
export function planGoals(input: PlanGoalsInput): PlannedGoal[] {
  const plan = new QuarterPlan(input);
  const people = input.people.filter((person) => person.joinedOn <= input.frame.endDate);
  const managers = new Set(people.map((person) => person.managerId));
  plan.company(people.filter((person) => person.depth === 0));
  for (const person of people.filter(({ depth }) => depth === 1)) plan.department(person);
  for (const person of people.filter(({ depth, id }) => depth > 1 && managers.has(id))) plan.team(person);
  for (const person of people.filter(({ depth, id }) => depth > 1 && !managers.has(id))) plan.individual(person);
  return plan.goals;
}

type Aim = {
  person: PlannedPerson;
  title: string;
  level: ObjectiveLevel;
  parentId: string | null;
  visibility?: Visibility;
  /** What it can be measured by. */
  keyResults: readonly KeyResultPhrase[];
};

class QuarterPlan {
  private readonly planned = new Map<string, PlannedGoal>();
  private readonly input: PlanGoalsInput;
  private readonly taken = new Set<string>();
  private readonly companyIds: string[] = [];
  /** The objective people below align to, by its owner. */
  private readonly objectiveOf = new Map<string, string>();
  /** What they work on, which most of those below work on too. */
  private readonly themeOf = new Map<string, Theme>();

  constructor(input: PlanGoalsInput) {
    this.input = input;
  }

  get goals(): PlannedGoal[] {
    return [...this.planned.values()];
  }

  private plan(goal: PlannedGoal): string {
    this.planned.set(goal.id, goal);
    return goal.id;
  }

  company(heads: readonly PlannedPerson[]): void {
    for (const person of heads) {
      for (let number = 0; number < 3; number += 1) {
        const { title, keyResults } =
          companyObjectives[(this.input.turn * 3 + number) % companyObjectives.length] ?? companyObjectives[0]!;
        this.companyIds.push(this.objective({ person, title, level: "COMPANY", parentId: null, keyResults }, 2));
      }
    }
  }

  department(person: PlannedPerson): void {
    const list = themes[person.functionName] ?? [];
    const theme = list[this.input.turn % list.length];
    if (!theme) return;
    const { department: title, keyResults } = theme;
    const parentId = this.input.random.pick(this.companyIds);
    this.themeOf.set(person.id, theme);
    this.objectiveOf.set(person.id, this.objective({ person, title, level: "DEPARTMENT", parentId, keyResults }, 2));
  }

  team(person: PlannedPerson): void {
    const theme = this.theme(person, 0.4);
    const { team: title, keyResults } = theme;
    const parentId = this.objectiveOf.get(person.managerId ?? "") ?? null;
    this.themeOf.set(person.id, theme);
    this.objectiveOf.set(person.id, this.objective({ person, title, level: "TEAM", parentId, keyResults }, 2));
  }

  individual(person: PlannedPerson): void {
    const { random, current } = this.input;
    const demo = person.email.startsWith("employee@");
    if (demo) this.demoObjective(person);
    const count = demo ? 2 : current && random.chance(0.35) ? 2 : 1;
    for (let number = 0; number < count; number += 1) {
      const theme = this.theme(person, 0.7);
      const { keyResults } = theme;
      const title = random.pick(theme.individual);
      const aligned = random.chance(0.75) ? (this.objectiveOf.get(person.managerId ?? "") ?? null) : null;
      const visibility = !demo && random.chance(0.05) ? "PRIVATE" : "GLOBAL";
      this.objective(
        { person, title, level: "INDIVIDUAL", parentId: aligned, visibility, keyResults },
        random.integer(2, 3),
      );
    }
  }

  /** The demo employee has one in percent and one in money beside each other. */
  private demoObjective(person: PlannedPerson): void {
    const parentId = this.objectiveOf.get(person.managerId ?? "") ?? null;
    const title = "Grow orders through the customer portal";
    const id = this.add({ person, title, level: "INDIVIDUAL", parentId, keyResults: [] }, {});
    this.keyResult(id, ["Customers who use the portal every month", "PERCENTAGE", 20, 60]);
    this.keyResult(id, ["Revenue from self-service orders", "CURRENCY", 0, 85_000]);
  }

  private objective(aim: Aim, count: number): string {
    const { random } = this.input;
    const summed = aim.person.functionName === "Sales" && aim.level === "INDIVIDUAL" && random.chance(0.3);
    if (summed) return this.summedObjective(aim);
    const id = this.add(aim, {});
    const phrases = [...aim.keyResults];
    for (let number = 0; number < count && phrases.length > 0; number += 1) {
      const [phrase] = phrases.splice(random.integer(0, phrases.length - 1), 1);
      if (phrase) this.keyResult(id, phrase);
    }
    return id;
  }

  /** Two amounts of money that add up to the objective's. */
  private summedObjective(aim: Aim): string {
    const { random, currency } = this.input;
    const [first, second] = [random.integer(40, 120) * 1000, random.integer(20, 90) * 1000];
    const id = this.add(aim, {
      progressType: "DERIVED_SUM",
      measureType: "CURRENCY",
      currency,
      target: (first + second) * 100,
    });
    this.keyResult(id, ["Revenue from existing customers", "CURRENCY", 0, first]);
    this.keyResult(id, ["Revenue from new customers", "CURRENCY", 0, second]);
    return id;
  }

  private keyResult(parentId: string, [title, measureType, start, target]: KeyResultPhrase): void {
    const parent = this.planned.get(parentId);
    if (!parent) return;
    const { random, currency } = this.input;
    const size = random.pick([0.75, 1, 1, 1.25, 1.5]);
    const money = measureType === "CURRENCY";
    const scaled = (value: number) =>
      money ? Math.round(value * size) * 100 : measureType === "COUNT" ? Math.round(value * size) : value;
    this.plan({
      ...parent,
      id: random.id(),
      kind: "KEY_RESULT",
      title,
      parentId,
      progressType: "MANUAL",
      measureType,
      currency: money ? currency : null,
      start: scaled(start),
      target: scaled(target),
      collaboratorId: null,
    });
  }

  private add({ person, title, level, parentId, visibility = "GLOBAL" }: Aim, measure: Partial<PlannedGoal>): string {
    const { random, frame, people } = this.input;
    const goal: PlannedGoal = {
      id: random.id(),
      kind: "OBJECTIVE",
      title: this.unique(title, person),
      parentId,
      level,
      visibility,
      progressType: "DERIVED_AVG",
      measureType: "PERCENTAGE",
      currency: null,
      start: 0,
      target: 100,
      ownerId: person.id,
      frame,
      collaboratorId: random.chance(0.15) ? random.pick(people).id : null,
      ...measure,
    };
    if (goal.collaboratorId === goal.ownerId) goal.collaboratorId = null;
    return this.plan(goal);
  }

  /** Mostly what their manager works on, else something else of their function. */
  private theme(person: PlannedPerson, alike: number): Theme {
    const { random } = this.input;
    const shared = this.themeOf.get(person.managerId ?? "");
    const follows = random.chance(alike);
    const other = random.pick(themes[person.functionName] ?? themes["Operations"]!);
    return follows && shared ? shared : other;
  }

  /** Titles are unique in a time frame: where an aim is taken, the person has it for a place or a line of business. */
  private unique(title: string, person: PlannedPerson): string {
    const { random } = this.input;
    const tries = [
      title,
      ...Array.from({ length: 12 }, () => `${title} ${random.pick(scopes)}`),
      `${title} (${person.firstName} ${person.lastName})`,
    ];
    const free =
      tries.find((each) => !this.taken.has(each.toLowerCase())) ?? `${title} (${person.externalId}-${this.taken.size})`;
    this.taken.add(free.toLowerCase());
    return free;
  }
}
