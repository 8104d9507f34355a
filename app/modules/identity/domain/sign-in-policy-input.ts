import { z } from "zod";
import { tickInput } from "#app/platform/http/typed-input.ts";
import { parseRange } from "./address-range.ts";
import { passwordRuleKinds } from "./password-policy.ts";

const mostRanges = 100;

/** One range a line; empty lines do not count. */
const ranges = z
  .string()
  .max(5_000, "too-long")
  .default("")
  .transform((text) => [
    ...new Set(
      text
        .split(/[\n,]+/)
        .map((line) => line.trim())
        .filter(Boolean),
    ),
  ])
  .refine((lines) => lines.length <= mostRanges, "too-long")
  .refine((lines) => lines.every((line) => parseRange(line) !== null), "malformed-range");

const within = (least: number, most: number) =>
  z.coerce
    .number({ error: "out-of-bounds" })
    .int("out-of-bounds")
    .min(least, "out-of-bounds")
    .max(most, "out-of-bounds");

/** The form of a company's sign-in rules. */
export const signInPolicyInput = z.object({
  passwordRule: z.enum(passwordRuleKinds),
  idleMinutes: within(5, 10_080),
  absoluteHours: within(1, 2_160),
  secondFactorRequired: tickInput.default(false),
  allowedRanges: ranges,
});
