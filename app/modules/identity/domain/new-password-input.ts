import { z } from "zod";
import { maximumLength } from "./password-policy.ts";

/** A token of ours and the password wanted; the policy is judged where the person's own words are known. */
export const newPasswordInput = z.object({
  token: z.string().min(1).max(200),
  password: z.string({ error: "required" }).min(1, "required").max(maximumLength, "too-long"),
});

export type NewPasswordInput = z.output<typeof newPasswordInput>;
