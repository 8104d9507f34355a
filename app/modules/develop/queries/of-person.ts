import type { Context } from "#app/platform/context/context.ts";
import { requireDevelopment } from "../data/development-facts.ts";
import { orNullIfNotFound } from "#app/platform/errors/app-error.ts";
import { developPlaces } from "../develop-places.ts";
import type { Label } from "../domain/label.ts";
import { notesOf, type Note } from "./notes.ts";
import { standingsOf } from "./standings.ts";

/** For somebody's profile; `open` is false where the reader may not see their development. */
export type DevelopmentOfPerson =
  | { open: false }
  | {
      open: true;
      isMe: boolean;
      href: string;
      competencies: { id: string; name: string; label: Label }[];
      notes: Note[];
    };

/** How somebody stands, in short, for who may see it; nothing at all for everybody else. */
export async function developmentOfPerson(context: Context, employeeId: string): Promise<DevelopmentOfPerson> {
  const seen = await orNullIfNotFound(requireDevelopment(context, "view", employeeId));
  if (!seen) return { open: false };
  const isMe = employeeId === context.actor.employeeId;
  const standings = (await standingsOf(context, [employeeId])).get(employeeId) ?? [];
  return {
    open: true,
    isMe,
    href: isMe ? developPlaces.competencies : developPlaces.person(employeeId),
    competencies: standings
      .filter(({ label }) => label !== "NOT_CRITICAL")
      .map(({ competencyId, name, label }) => ({ id: competencyId, name, label })),
    notes: await notesOf(context, employeeId),
  };
}
