import { notFound } from "#app/platform/errors/app-error.ts";

/** The record of an id in a list that is read whole; not found where it does not stand there. */
export function oneOf<Row extends { id: string }>(rows: readonly Row[], id: string, what: string): Row {
  const found = rows.find((row) => row.id === id);
  if (!found) throw notFound(what);
  return found;
}
