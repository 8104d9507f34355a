import { notesOfSources } from "#app/modules/disciplinary/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { PersonEscalation } from "./person-points.ts";

/** By what a threshold's draft of a note is known to the room of notes. */
export const noteSourceOf = (escalationId: string) => `points:${escalationId}`;

/** Addresses of the notes that thresholds have begun, by threshold; of those alone that the actor may see. */
export async function notesOfThresholds(
  context: Context,
  escalations: readonly Pick<PersonEscalation, "id" | "escalationAction">[],
): Promise<Record<string, string>> {
  const ids = escalations.flatMap(({ id, escalationAction: action }) => (action === "DISCIPLINARY_NOTE" ? [id] : []));
  const found = await notesOfSources(context, ids.map(noteSourceOf));
  return Object.fromEntries(ids.flatMap((id) => (found[noteSourceOf(id)] ? [[id, found[noteSourceOf(id)]!]] : [])));
}
