import { z } from "zod";
import { localDate, row, text } from "./row.ts";

export const crmUser = row.extend({ email: z.email(), name: text, active: z.boolean() });

/** One value of one measure over one period, for everybody or for one owner. */
export const metricPoint = row.extend({
  metricKey: text,
  ownerRef: text.optional(),
  periodStart: localDate,
  periodEnd: localDate,
  value: z.number(),
  unit: z.enum(["currency", "percentage", "count"]),
  /** ISO 4217; with the unit `currency` alone. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
});
