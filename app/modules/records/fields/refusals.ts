import type { z } from "zod";

type Asked = { required?: boolean };

/** One that is missing is told apart from one that is wrong, in words of the shell. */
export const refusalOf =
  ({ required }: Asked, wrong: string) =>
  ({ input }: { input?: unknown }) =>
    required && (input === undefined || input === null) ? "platform.field-needed" : wrong;

/** Null where it may be left out and is. */
export const leftOut = ({ required }: Asked, input: z.ZodType): z.ZodType =>
  required ? input : input.nullable().default(null);
