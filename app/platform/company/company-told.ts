import { z } from "zod";
import type { Tenant } from "#tenancy/tenant.ts";

export const dateManners = ["MM/dd/yyyy", "dd MMM yyyy", "dd/MM/yyyy", "yyyy-MM-dd", "MMM dd, yyyy"] as const;

/** How digits are grouped: 12,34,567 or 1,234,567. */
export const numberManners = ["INDIAN", "US"] as const;

/** Days of the week as ISO counts them: Monday is 1, Sunday 7. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

const told = z.object({
  /** The key of its logo, which the address of the picture holds. */
  logo: z.uuid().nullable().catch(null),
  /** Null is as the language of whoever reads has it; so with numbers and with the first day of the week. */
  dateFormat: z.enum(dateManners).nullable().catch(null),
  numberFormat: z.enum(numberManners).nullable().catch(null),
  weekStart: z.number().int().min(1).max(7).nullable().catch(null),
  workingDays: z.array(z.number().int().min(1).max(7)).min(1).catch([1, 2, 3, 4, 5]),
  restrictSpecialCharacters: z.boolean().catch(false),
});

/** What a company says of itself, as every request and every task knows it without asking the company's tables. */
export type CompanyTold = Readonly<z.output<typeof told>>;

export function toldBy({ settings }: Pick<Tenant, "settings">): CompanyTold {
  return told.parse(settings);
}

/** How a company writes dates and numbers. */
export type Manner = Pick<CompanyTold, "dateFormat" | "numberFormat">;
