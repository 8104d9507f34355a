import type { Context } from "#app/platform/context/context.ts";
import { competenciesExpectedOf, competenciesOfNextGrade, type ExpectedOfPerson } from "./expected-of.ts";
import { offeredCompetencies, type OfferedCompetency } from "./offered-competencies.ts";

/** A competency in use, and what asks for it of a person: their job, or the next grade of it. */
export type NearCompetency = OfferedCompetency & {
  near: { by: "now" | "next"; level: string; grade: string | null } | null;
};

/** The competencies in use, those near a person first: what the job asks, then the next grade, then all others by name. */
export async function competenciesNear(context: Context, employeeId: string): Promise<NearCompetency[]> {
  const offered = await offeredCompetencies(context);
  if (offered.length === 0) return [];
  const now = (await competenciesExpectedOf(context, [employeeId])).get(employeeId);
  const next = (await competenciesOfNextGrade(context, [employeeId])).get(employeeId);
  const near = new Map<string, NearCompetency>();
  for (const one of [...nearBy("now", now), ...nearBy("next", next)]) if (!near.has(one.id)) near.set(one.id, one);
  return [...near.values(), ...offered.filter(({ id }) => !near.has(id)).map((one) => ({ ...one, near: null }))];
}

function nearBy(by: "now" | "next", asked: ExpectedOfPerson | undefined): NearCompetency[] {
  return (asked?.competencies ?? []).map(({ competencyId: id, name, expectedLevel: level }) => ({
    id,
    name,
    near: { by, level, grade: asked?.grade?.name ?? null },
  }));
}
