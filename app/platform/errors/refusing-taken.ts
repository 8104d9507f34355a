import { ownOf } from "#app/platform/http/own-properties.ts";
import { conflict } from "./app-error.ts";

/** How the refusal of one unique index reads: a code of the room's words beside the field it concerns. */
export type Taken = { code: string; field: string; message: string };

type Refused = { code?: string; constraint?: string; message?: string };

/** Distributed tables leave the name to the message, and end it in the number of the part: `tag_name_102345`. */
function takenBy(
  { code, constraint, message = "" }: Refused,
  indexes: Readonly<Record<string, Taken>>,
): Taken | undefined {
  if (code !== "23505") return undefined;
  const name = constraint || (/unique constraint "([^"]+)"/.exec(message)?.[1] ?? "");
  return ownOf(indexes, name) ?? ownOf(indexes, name.replace(/_\d+$/, ""));
}

/**
 * Passes work through, and turns the refusal of a unique index, by the index's name, into one people can act on. The index
 * is what decides, so that of two who ask at once only one gets it.
 */
export async function refusingTaken<Result>(
  work: Promise<Result>,
  indexes: Readonly<Record<string, Taken>>,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const taken = takenBy(error as Refused, indexes);
    if (!taken) throw error;
    throw conflict(taken.code, taken.message, { fields: { [taken.field]: taken.code }, cause: error });
  }
}
