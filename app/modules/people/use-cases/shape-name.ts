import { z } from "zod";

/** What a unit, function, role or grade is called. */
export const shapeName = z
  .string({ error: "name-required" })
  .trim()
  .normalize("NFC")
  .min(1, "name-required")
  .max(100, "too-long");
