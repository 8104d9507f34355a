import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import { newEmailInput } from "./email.ts";

/** Host names the installation needs for itself. */
const reserved = new Set([
  "www",
  "app",
  "api",
  "admin",
  "login",
  "signup",
  "mail",
  "static",
  "assets",
  "embed",
  "scim",
  "hooks",
  "status",
  "support",
  "cairn",
  "localhost",
]);

const word = (most: number) => textInput({ most, missing: "required", tooLong: "too-long" });

/** A new company and whoever opens it. */
export const signUpInput = z.object({
  company: word(200),
  slug: z
    .string({ error: "required" })
    .trim()
    .toLowerCase()
    .min(1, "required")
    .max(63, "too-long")
    .regex(/^[a-z0-9](-?[a-z0-9])*$/, "malformed-address")
    .refine((slug) => !reserved.has(slug), "address-taken"),
  firstName: word(100),
  lastName: textInput({ most: 100, tooLong: "too-long" }).default(""),
  email: newEmailInput,
});

export type SignUpInput = z.output<typeof signUpInput>;
