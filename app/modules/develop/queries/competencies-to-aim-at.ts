import type { Context } from "#app/platform/context/context.ts";
import { competenciesExpectedOf, competenciesOfNextGrade, type ExpectedOfPerson } from "./expected-of.ts";
import { offeredCompetencies, type OfferedCompetency } from "./offered-competencies.ts";

/** A competency that a plan may aim at, and what asks for it: the job, or the next grade of it. */
export type CompetencyToAimAt = OfferedCompetency & {
  near: { by: "now" | "next"; level: string; grade: string | null } | null;
};

/** Those a person's plan may aim at, near ones first: what the job asks, then the next grade, then all others by name. */
export async function competenciesToAimAt(context: Context, employeeId: string): Promise<CompetencyToAimAt[]> {
  const now = (await competenciesExpectedOf(context, [employeeId])).get(employeeId);
  const next = (await competenciesOfNextGrade(context, [employeeId])).get(employeeId);
  const near = [...nearBy("now", now), ...nearBy("next", next)];
  const offered = await offeredCompetencies(context);
  const all = [...near, ...offered.map((one) => ({ ...one, near: null }))];
  return all.filter(({ id }, index) => all.findIndex((one) => one.id === id) === index);
}

function nearBy(by: "now" | "next", asked: ExpectedOfPerson | undefined): CompetencyToAimAt[] {
  return (asked?.competencies ?? []).map(({ competencyId: id, name, expectedLevel: level }) => ({
    id,
    name,
    near: { by, level, grade: asked?.grade?.name ?? null },
  }));
}
