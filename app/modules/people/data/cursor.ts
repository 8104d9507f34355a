import { z } from "zod";
import { readCursor, writeCursor } from "#app/platform/http/cursor.ts";

/** Where a page of a list begins or ends: the sort key and the id of a row. */
export type Cursor = { readonly key: string; readonly id: string };

export function encodeCursor({ key, id }: Cursor): string {
  return writeCursor([key, id]);
}

const shape = z.tuple([z.string(), z.guid()]);

/** Null where the text is no cursor of ours: the list then begins at its start. */
export function decodeCursor(text: string | undefined): Cursor | null {
  const place = readCursor(text, shape);
  return place && { key: place[0], id: place[1] };
}
