import { z } from "zod";
import { longestOption, mostOptions } from "./bounds.ts";
import { textsSchema, isWritten, type Texts } from "./texts.ts";

export const idSchema = z.string().regex(/^[\w-]{1,64}$/);

/** One of what can be chosen; its id never says where it stands, nor what it is called. */
export type Option = { id: string; label: Texts; score: number | null };

export const optionSchema: z.ZodType<Option> = z.object({
  id: idSchema,
  label: textsSchema(longestOption).refine(isWritten, { error: "unnamed" }),
  score: z.number().min(-1000).max(1000).nullable().default(null),
});

export const optionsSchema = z
  .array(optionSchema)
  .min(2, { error: "few-options" })
  .max(mostOptions, { error: "many-options" })
  .refine(areTold, { error: "same-id" });

/** Whether no two of them share an id. */
export function areTold(all: readonly { id: string }[]): boolean {
  return new Set(all.map(({ id }) => id)).size === all.length;
}

export const emptyOptions = (count: number, newId: () => string): Option[] =>
  Array.from({ length: count }, (_, at) => ({ id: newId(), label: {}, score: at + 1 }));

export const has = (options: readonly Option[], id: string) => options.some((one) => one.id === id);

/** Percent of the best score there is; null where nothing is scored. */
export function percentOfBest(options: readonly Option[], id: string): number | null {
  const best = Math.max(0, ...options.map(({ score }) => score ?? 0));
  const score = options.find((one) => one.id === id)?.score ?? null;
  return score === null || best === 0 ? null : (score / best) * 100;
}
