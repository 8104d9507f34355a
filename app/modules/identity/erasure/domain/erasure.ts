import { z } from "zod";
import { normalized } from "#app/platform/text/normalized.ts";

export const erasureStates = ["WAITING", "RUNNING", "DONE", "CALLED_OFF"] as const;
export type ErasureState = (typeof erasureStates)[number];

/** So many days pass before anything is erased; until then it can be called off. */
export const daysToCallOff = 7;

/** What became of rows. */
export const erasureActs = ["deleted", "emptied", "kept"] as const;
export type ErasureAct = (typeof erasureActs)[number];

/** How many rows, by `room/table/act`. */
export type ErasureCounts = Record<string, number>;

export const erasureInput = z.object({
  employeeId: z.uuid().describe("The id of the employee, who has left."),
});

export const askErasureInput = erasureInput.extend({
  name: z
    .string()
    .trim()
    .max(300)
    .describe("The person's name as the register has it, so that nobody is erased by mistake."),
});

/** Names are compared as people type them. */
export function isSameName(typed: string, name: string): boolean {
  const plain = (text: string) => normalized(text).trim().replace(/\s+/g, " ").toLowerCase();
  return plain(typed) === plain(name);
}

/** The counts with some more of one kind. */
export function withCount(counts: ErasureCounts, key: string, more: number): ErasureCounts {
  const all = new Map(Object.entries(counts));
  return Object.fromEntries(all.set(key, (all.get(key) ?? 0) + more));
}

/** The counts of each room, whichever of its tables they are of. */
export function countsByRoom(counts: ErasureCounts): { room: string; counts: Record<ErasureAct, number> }[] {
  const rooms = new Map<string, Record<ErasureAct, number>>();
  for (const [key, count] of Object.entries(counts)) {
    const [room, , act] = key.split("/") as [string, string, ErasureAct];
    const sum = rooms.get(room) ?? { deleted: 0, emptied: 0, kept: 0 };
    rooms.set(room, { ...sum, [act]: sum[act] + count });
  }
  return [...rooms].map(([room, sums]) => ({ room, counts: sums }));
}

/** Every place of the texts in what a row holds is taken by the word, however it is written. */
export function withoutTexts(value: unknown, texts: readonly string[], word: string): unknown {
  if (typeof value === "string") return texts.reduce((text, mark) => text.replaceAll(patternOf(mark), word), value);
  if (Array.isArray(value)) return value.map((each) => withoutTexts(each, texts, word));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      withoutTexts(key, texts, word) as string,
      withoutTexts(each, texts, word),
    ]),
  );
}

const patternOf = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "gi");
