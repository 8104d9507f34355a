import { z } from "zod";
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

const word = z.string({ error: "required" }).trim().normalize("NFC").min(1, "required");

/** A new company and whoever opens it. */
export const signUpInput = z.object({
  company: word.max(200, "too-long"),
  slug: z
    .string({ error: "required" })
    .trim()
    .toLowerCase()
    .min(1, "required")
    .max(63, "too-long")
    .regex(/^[a-z0-9](-?[a-z0-9])*$/, "malformed-address")
    .refine((slug) => !reserved.has(slug), "address-taken"),
  firstName: word.max(100, "too-long"),
  lastName: z.string().trim().normalize("NFC").max(100, "too-long").default(""),
  email: newEmailInput,
});

export type SignUpInput = z.output<typeof signUpInput>;
