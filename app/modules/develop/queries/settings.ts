import { firstRow, type Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

export type DevelopSettings = { evidenceMonths: number; allowsSearch: boolean; version: number };

/** What holds until an administrator says otherwise. */
const standard: DevelopSettings = { evidenceMonths: 12, allowsSearch: true, version: 0 };

export async function readSettings(context: Context): Promise<DevelopSettings> {
  const stored = await firstRow<DevelopSettings>(
    context,
    sql`select evidence_months::int as "evidenceMonths", allows_search as "allowsSearch", version from {develop_settings}`,
  );
  return stored ?? standard;
}

/** From which instant on praise and advice count today. */
export async function evidenceSince(context: Context): Promise<Date> {
  const { evidenceMonths } = await readSettings(context);
  const since = new Date(context.clock.now());
  since.setUTCMonth(since.getUTCMonth() - evidenceMonths);
  return since;
}
