import { gathered, type LongSheet, type Sheet } from "#app/platform/files/sheet.ts";

/** A sheet with all its rows, for tests that look at them; read while its transaction is open. */
export async function heldSheet({ pages, ...rest }: LongSheet): Promise<Sheet> {
  return { ...rest, rows: (await gathered(pages)).flat() };
}
