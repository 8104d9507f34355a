import type { Context } from "#app/platform/context/context.ts";
import { developmentFacts } from "../data/development-facts.ts";
import { developPlaces } from "../develop-places.ts";
import type { Label } from "../domain/label.ts";
import { notesOf, type Note } from "./notes.ts";
import { standingsOf } from "./standings.ts";

/** For somebody's profile; `open` is false where the reader may not see their development. */
export type DevelopmentOfPerson =
  | { open: false }
  | { open: true; href: string; competencies: { id: string; name: string; label: Label }[]; notes: Note[] };

/** How somebody stands, in short, for who may see it; nothing at all for everybody else. */
export async function developmentOfPerson(context: Context, employeeId: string): Promise<DevelopmentOfPerson> {
  const facts = await developmentFacts(context, employeeId);
  if (!(await context.ability()).decide("view", facts).allowed) return { open: false };
  const standings = (await standingsOf(context, [employeeId])).get(employeeId) ?? [];
  return {
    open: true,
    href: employeeId === context.actor.employeeId ? developPlaces.competencies : developPlaces.person(employeeId),
    competencies: standings
      .filter(({ label }) => label !== "NOT_CRITICAL")
      .map(({ competencyId, name, label }) => ({ id: competencyId, name, label })),
    notes: await notesOf(context, employeeId),
  };
}
