import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import type { Can } from "#app/platform/http/can.ts";

/**
 * Something people can be helped with while they write. Rules of the room answer at once and always; a language model answers
 * besides, where the company has connected one for it and the person wants it.
 */
export type AssistFeature<Input extends z.ZodType = z.ZodType> = {
  /** The room and the help, as it is stored: `feedback.rephrase`. */
  readonly key: string;
  /** Key of the room's strings. */
  readonly label: string;
  readonly can: Can;
  /** What is sent with the question: what stands in the form, and no more. */
  readonly input: Input;
  /** What the room's rules say, in the reader's language; empty where they say nothing. */
  byRules(context: Context, input: z.output<Input>): Promise<string>;
  /** What a model is asked; names of people, addresses and numbers are taken out of `text` before it leaves. */
  question(context: Context, input: z.output<Input>): Promise<{ instructions: string; text: string }>;
  /** Of the answer. */
  readonly mostTokens: number;
};

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a list of features mixes inputs
export type AnyAssistFeature = AssistFeature<any>;
export type GatheredAssist = AnyAssistFeature & { room: string };

/** Keeps the type of the input while a feature is written. */
export function assistFeature<Input extends z.ZodType>(feature: AssistFeature<Input>): AssistFeature<Input> {
  return feature;
}

export function assistsOf(rooms: readonly { name: string; assists?: readonly AnyAssistFeature[] }[]): GatheredAssist[] {
  return rooms.flatMap(({ name: room, assists = [] }) => assists.map((one) => ({ ...one, room })));
}
