import { z } from "zod";
import { normalized } from "#app/platform/text/normalized.ts";
import { mayHold } from "#app/platform/text/text-rule.ts";
import { lastSent } from "./sent-values.ts";

/** What may be left out; a form sends a field that nobody filled in as an empty text, which says as little. */
export function optionalInput<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === "" || value === null ? undefined : value), schema.optional());
}

const ticks: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  ...["on", "yes", "true", "1"].map((said) => [said, true] as const),
  ...["off", "no", "false", "0", ""].map((said) => [said, false] as const),
]);

/**
 * Yes or no. A program says `true` or `false`; a box of a form that is ticked says `on`, a button `true`, `yes` or `1`; `off`,
 * `false`, `no`, `0` and an empty text are no, in capitals too. Of several the last counts: a form may send `off` before a box.
 * A box that is not ticked is not sent, so `.default(false)` stands behind it.
 */
export const tickInput = z.preprocess((sent) => {
  const said = lastSent(sent);
  return ticks.get(typeof said === "string" ? said.toLowerCase() : said) ?? said;
}, z.boolean());

type TextSaid = {
  /** How many signs it has at most. */
  most: number;
  /** The code of the refusal where nothing is written; left out, nothing may be written. */
  missing?: string;
  /** The code of the refusal where more is written. */
  tooLong?: string;
  /** It is no text that others read, but an address or words to look for: the company's rule for signs says nothing of it. */
  anySigns?: boolean;
};

/**
 * A text that people write: without white space around it, each letter written in one way (NFC), and without special
 * characters where the company restricts them.
 */
export function textInput({ most, missing, tooLong, anySigns = false }: TextSaid) {
  const text = boundedText(most, missing, tooLong)
    .overwrite((said) => normalized(said))
    .refine((said) => anySigns || mayHold(said), { error: "platform.special-characters" });
  return (missing === undefined ? text : text.min(1, coded(missing))).max(most, coded(tooLong));
}

/** A letter is written in at most four signs for each it has in one way: what is longer is refused before it is looked at. */
const boundedText = (most: number, missing?: string, tooLong?: string) =>
  z
    .string(coded(missing))
    .trim()
    .max(4 * most, { ...coded(tooLong), abort: true });

const coded = (error: string | undefined) => (error === undefined ? undefined : { error });

/** The lines of a text that say something, as people write them: without white space around them, each letter in one way (NFC). */
export function writtenLines(text: string): string[] {
  return filled(text.split(/\r?\n/));
}

const filled = (lines: readonly string[]) => lines.map((line) => normalized(line.trim())).filter(Boolean);

/** Texts, one a line as a form sends them, or a list as a program does; empty ones are none, and nothing is no line. */
export function linesInput(lines: z.ZodType<string[]> = z.array(z.string())) {
  return z
    .preprocess((sent) => (typeof sent === "string" ? writtenLines(sent) : (sent ?? [])), lines)
    .transform(filled);
}
