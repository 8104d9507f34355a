import { z } from "zod";
import type { Told } from "../domain/field.ts";

type Asked = Pick<Told, "required" | "refusals">;

/** One that is missing is told apart from one that is wrong, in words of the shell. */
export const refusalOf =
  ({ required, refusals = {} }: Asked, wrong: string) =>
  ({ input }: { input?: unknown }) =>
    required && (input === undefined || input === null) ? neededOf({ refusals }) : (refusals.wrong ?? wrong);

/** What is said of one that is missing. */
export const neededOf = ({ refusals }: Asked) => refusals?.needed ?? "platform.field-needed";

/** Null where it may be left out and is. */
export const leftOut = ({ required }: Asked, input: z.ZodType): z.ZodType =>
  required ? input : z.preprocess((sent) => (sent === "" ? null : sent), input.nullable()).default(null);
