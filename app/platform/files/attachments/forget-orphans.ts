import { logoPlace } from "#app/platform/company/logo.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** Bytes are stored before their row: so long a file may wait for the transaction that makes it. */
const waitsFor = 24 * 3_600_000;
const slot = 300_000;
const slotsOfADay = 86_400_000 / slot;

/** Each company has its five minutes of a day in which its files are looked through. */
export function isTimeToSweep(tenantId: string, now: Date): boolean {
  const own = Number.parseInt(tenantId.replaceAll("-", "").slice(-8), 16) % slotsOfADay;
  return Math.floor(now.getTime() / slot) % slotsOfADay === own;
}

/** Bytes that no row names, because what was to name them failed, go for good. Answers how many there were. */
export async function forgetOrphanedFiles(context: Context): Promise<number> {
  const before = context.clock.now().getTime() - waitsFor;
  const stored = await context.files.list(context.tenant.id);
  const old = stored.filter(({ storedAt }) => storedAt.getTime() < before).map(({ key }) => key);
  if (old.length === 0) return 0;
  const orphans = await context.rows<{ key: string }>(
    sql`select key from unnest(${old}::text[]) as stored(key)
      where not exists (select from {attachment} a where a.store_key = stored.key)
        and stored.key <> all(${await logosKept(context)}::text[])`,
  );
  for (const { key } of orphans) await context.files.remove(key);
  return orphans.length;
}

/** The logo of the company is named by the company alone. */
async function logosKept({ rows, tenant }: Context): Promise<string[]> {
  const named = await rows<{ key: string }>(sql`select logo_key as key from {organization} where logo_key is not null`);
  return named.map(({ key }) => logoPlace(tenant.id, key));
}
