import { isTimeZone } from "#app/platform/time/local-time.ts";
import { z } from "zod";
import { isCurrency } from "#app/platform/money/currencies.ts";
import { findTenantBySlug, listTenants } from "#tenancy/register.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import type { Application } from "../../application.ts";
import { UsageError } from "../../launch/command-line/shape.ts";
import { LaunchError } from "../../launch/launch-error.ts";

/** The word that names a company. */
export const addressWord = { name: "address", about: "the company's address, as in acme" } as const;

/** One company, or all of them. */
export const addressOrAll = {
  words: [{ ...addressWord, optional: true }],
  options: { all: { about: "every company" } },
} as const;

export const slugInput = z
  .string({ error: "Name the company's address, as in acme." })
  .regex(/^[a-z0-9](-?[a-z0-9])*$/, "An address has small letters, digits and single dashes, as in acme-india.")
  .max(63, "An address has 63 signs at most.");

export const nameInput = z
  .string()
  .trim()
  .min(1, "A name has at least one sign.")
  .max(200, "A name has 200 signs at most.");
export const currencyInput = z.string().refine(isCurrency, "A currency is three letters, as in EUR.");
export const timeZoneInput = z.string().refine(isTimeZone, "The time zone is not known; one looks like Asia/Kolkata.");

/** A word or an option as the command takes it; anything else was typed wrong. */
export function parseWord<Value>(schema: z.ZodType<Value>, word: string | undefined): Value {
  const result = schema.safeParse(word);
  if (!result.success) throw new UsageError(result.error.issues[0]!.message);
  return result.data;
}

export async function requireTenant(
  application: Pick<Application, "database">,
  word: string | undefined,
): Promise<Tenant> {
  const tenant = await findTenantBySlug(application.database, parseWord(slugInput, word));
  if (!tenant) throw new LaunchError(`There is no company at "${word}"; tenant list shows them.`);
  return tenant;
}

/** A cluster that is named by DATABASE_PLACES, or that of the register. */
export function requirePlace({ places }: Application["database"], place: string): string {
  if (places.has(place)) return place;
  throw new LaunchError(`There is no place "${place}"; there are: ${[...places.keys()].join(", ")}.`);
}

/** The company that was named, or all where `--all` was said. */
export async function requireTenants(
  application: Application,
  word: string | undefined,
  all: boolean,
): Promise<Tenant[]> {
  if (all && word !== undefined) throw new UsageError("Name one company, or say --all; not both.");
  return all ? listTenants(application.database) : [await requireTenant(application, word)];
}
