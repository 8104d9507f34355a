import type { z } from "zod";

/** Where the next page of a list begins, as a text that says nothing to whoever carries it. */
export function writeCursor(place: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(place)).toString("base64url");
}

/** Null where the text is no cursor of this shape. */
export function readCursor<Place>(text: string | undefined, shape: z.ZodType<Place>): Place | null {
  if (!text) return null;
  try {
    return shape.safeParse(JSON.parse(Buffer.from(text, "base64url").toString())).data ?? null;
  } catch {
    return null;
  }
}
