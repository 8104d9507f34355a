import { z } from "zod";

/** The password one has, asked for again before something weighty. */
export const currentPassword = z.string({ error: "required" }).min(1, "required").max(1_024, "too-long");

/** A code out of an authenticator app, or one of the recovery codes. */
export const proofCode = z.string({ error: "required" }).trim().min(1, "required").max(64, "too-long");

/** The same where somebody has an app that shows one; who has none leaves it out. */
export const factorCode = z.string().trim().max(64, "too-long").default("");
