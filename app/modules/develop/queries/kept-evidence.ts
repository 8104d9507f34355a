import type { Context } from "#app/platform/context/context.ts";
import { standingsOf, type Standing } from "./standings.ts";

/** How a person stood in what a grade asks for on the day of a request, and why. */
export type KeptEvidence = Pick<
  Standing,
  "competencyId" | "name" | "expectedLevel" | "label" | "grounds" | "manager" | "self"
>;

/** What a request keeps of today: what is assessed later does not change it. */
export async function evidenceToKeep(context: Context, employeeId: string, gradeId: string): Promise<KeptEvidence[]> {
  const standings = (await standingsOf(context, [employeeId], gradeId)).get(employeeId) ?? [];
  return standings
    .filter(({ expectedLevel }) => expectedLevel !== null)
    .map(({ competencyId, name, expectedLevel, label, grounds, manager, self }) => {
      return { competencyId, name, expectedLevel, label, grounds, manager, self };
    });
}
