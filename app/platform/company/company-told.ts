import { z } from "zod";
import type { Tenant } from "#tenancy/tenant.ts";
import { dateManners, nobodys, numberManners, type CompanyTold } from "./manners.ts";

const told: z.ZodType<CompanyTold> = z.object({
  logo: z.uuid().nullable().catch(nobodys.logo),
  dateFormat: z.enum(dateManners).nullable().catch(nobodys.dateFormat),
  numberFormat: z.enum(numberManners).nullable().catch(nobodys.numberFormat),
  weekStart: z.number().int().min(1).max(7).nullable().catch(nobodys.weekStart),
  workingDays: z.array(z.number().int().min(1).max(7)).min(1).catch(nobodys.workingDays),
  restrictSpecialCharacters: z.boolean().catch(nobodys.restrictSpecialCharacters),
  previewFeatures: z.boolean().catch(nobodys.previewFeatures),
});

/** A company's settings stay the same object as long as nobody reads the company anew. */
const known = new WeakMap<object, CompanyTold>();

/** What a company says of itself, from its settings; what is none of it there is as where nobody is signed in. */
export function toldBy({ settings }: Pick<Tenant, "settings">): CompanyTold {
  const before = known.get(settings);
  if (before) return before;
  const read = told.parse(settings);
  known.set(settings, read);
  return read;
}
