import { Temporal } from "temporal-polyfill";
import type { PlannedPerson } from "#app/modules/people/index.ts";
import type { SeededRandom } from "#app/platform/time/seeded-random.ts";
import { addDays } from "#app/platform/time/days.ts";
import { standardLevels, standardRanks } from "../domain/levels.ts";
import type { FieldOfWork } from "../domain/fields.ts";
import { comments, mentorNotes, ownComments, steps } from "./phrases.ts";

/** The field of work whose starter library a demo function uses. */
export const fieldOfFunction: Readonly<Record<string, FieldOfWork>> = {
  Technology: "ENGINEERING",
  Sales: "SALES",
  Operations: "SUPPORT",
  Marketing: "PRODUCT",
  Finance: "FINANCE",
  HR: "PEOPLE",
};

/** So many competencies of a field are asked for in a job. */
export const askedOfJob = 6;

export type PlannedExpectation = { place: number; level: string; rank: number; critical: boolean };

/** What a grade (from 0) asks for: higher grades ask for more, and the last competency only from the third on. */
export function planExpectations(grade: number): PlannedExpectation[] {
  return Array.from({ length: askedOfJob }, (_, place) => {
    const index = Math.max(0, Math.min(2, Math.floor((grade + (place % 3) - 1) / 2)));
    const level = standardLevels[index]!;
    return { place, level, rank: standardRanks[level], critical: place < askedOfJob - 1 || grade >= 2 };
  });
}

export type PlannedAssessment = {
  id: string;
  employeeId: string;
  place: number;
  source: "SELF" | "MANAGER";
  level: string;
  rank: number;
  comment: string;
  by: string;
  on: string;
  supersededOn: string | null;
};

export const daysBefore = (today: string, days: number) => addDays(today, -days);
export const isDemo = ({ email }: PlannedPerson) => /^(employee|manager|skip|admin)@/.test(email);

/** What a person and who leads them said of the competencies of the job, a year of it. */
export function planAssessments(
  person: PlannedPerson,
  expected: readonly PlannedExpectation[],
  today: string,
  random: SeededRandom,
): PlannedAssessment[] {
  if (!isDemo(person) && random.chance(0.25)) return [];
  return expected.flatMap(({ place, rank }) => {
    const at = rank / 100 - 1;
    const near = () => standardLevels[Math.max(0, Math.min(2, at + random.pick([-1, 0, 0, 0, 1])))]!;
    const said = (source: "SELF" | "MANAGER", by: string, days: number, supersededOn: string | null = null) => {
      const level = near();
      const comment = random.chance(0.6) ? random.pick(source === "SELF" ? ownComments : comments[level]) : "";
      const on = daysBefore(today, days);
      return {
        id: random.id(),
        employeeId: person.id,
        place,
        source,
        level,
        rank: standardRanks[level],
        comment,
        by,
        on,
        supersededOn,
      };
    };
    const self = random.chance(0.7) ? [said("SELF", person.id, random.integer(20, 150))] : [];
    if (!person.managerId || random.chance(0.25)) return self;
    const days = random.integer(10, 120);
    const before = random.chance(0.3) ? [said("MANAGER", person.managerId, days + 180, daysBefore(today, days))] : [];
    return [...self, ...before, said("MANAGER", person.managerId, days)];
  });
}

export type PlannedPlan = {
  id: string;
  employeeId: string;
  mentorId: string | null;
  managerId: string;
  targetOn: string;
  note: string;
  state: "DRAFT" | "PROPOSED" | "AGREED";
  createdOn: string;
  goals: { id: string; place: number; level: string; steps: PlannedStep[]; reachedOn: string | null }[];
};
export type PlannedStep = { id: string; text: string; startDate: string; dueDate: string; completedOn: string | null };

/** A growth plan of two goals with steps; one in three people has one. */
export function planPlan(
  person: PlannedPerson,
  colleagues: readonly PlannedPerson[],
  today: string,
  random: SeededRandom,
): PlannedPlan | null {
  if (!person.managerId || (!isDemo(person) && random.chance(0.67))) return null;
  const age = random.integer(20, 120);
  const mentor = colleagues.length > 0 && random.chance(0.5) ? random.pick(colleagues).id : null;
  const left = [...steps];
  const step = (): PlannedStep => {
    const startDate = daysBefore(today, random.integer(5, age));
    const dueDate = addDays(startDate, 30);
    // What was due long ago is done.
    const done = dueDate < today ? random.chance(0.8) || dueDate < daysBefore(today, 21) : random.chance(0.3);
    const ended = addDays(startDate, 4);
    return {
      id: random.id(),
      text: left.splice(random.integer(0, left.length - 1), 1)[0]!,
      startDate,
      dueDate,
      completedOn: done && ended <= today ? ended : null,
    };
  };
  const goal = (place: number) => ({
    id: random.id(),
    place,
    level: random.pick(["INTERMEDIATE", "ADVANCED"]),
    steps: [step(), step()],
    reachedOn: random.chance(0.15) ? daysBefore(today, 3) : null,
  });
  const first = random.integer(0, 3);
  return {
    id: random.id(),
    employeeId: person.id,
    mentorId: mentor === person.id ? null : mentor,
    managerId: person.managerId,
    targetOn: Temporal.PlainDate.from(today)
      .add({ days: random.integer(60, 240) })
      .toString(),
    note: random.pick(mentorNotes),
    state: random.pick(["DRAFT", "PROPOSED", "AGREED", "AGREED"]),
    createdOn: daysBefore(today, age),
    goals: [goal(first), goal(first + 1)],
  };
}
