import { conflict } from "./app-error.ts";

/** How the refusal of one unique index reads: a code of the room's words beside the field it concerns. */
export type Taken = { code: string; field: string; message: string };

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
    const { code, constraint = "" } = error as { code?: string; constraint?: string };
    const taken = code === "23505" && Object.hasOwn(indexes, constraint) ? indexes[constraint] : undefined;
    if (!taken) throw error;
    throw conflict(taken.code, taken.message, { fields: { [taken.field]: taken.code }, cause: error });
  }
}
