import { z } from "zod";

/** A text that must say something; refused in the words of its room. */
export const neededText = (longest: number, { needed, tooLong }: { needed: string; tooLong: string }) =>
  z.string({ error: needed }).trim().min(1, { error: needed }).max(longest, { error: tooLong });

/** A text that may be left empty. */
export const freeText = (longest: number, { tooLong }: { tooLong: string }) =>
  z.string().trim().max(longest, { error: tooLong }).default("");
