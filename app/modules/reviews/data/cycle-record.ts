import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { readSettings, type CycleSettings } from "../domain/cycle-settings.ts";
import type { CycleState } from "../domain/cycle-state.ts";
import { readElements, type Element } from "../domain/elements.ts";
import type { Provider } from "../domain/providers.ts";
import { instant, sql, type Sql } from "#tenancy/sql.ts";

export type CycleRecord = {
  id: string;
  name: string;
  state: CycleState;
  settings: CycleSettings;
  periodStartsOn: string;
  periodEndsOn: string;
  step: string;
  launchedAt: string | null;
  publishedAt: string | null;
  version: number;
};

const columns = sql`c.id, c.name, c.state, c.settings, c.period_starts_on::text as "periodStartsOn",
  c.period_ends_on::text as "periodEndsOn", c.step,
  ${instant(sql`c.launched_at`)} as "launchedAt", ${instant(sql`c.published_at`)} as "publishedAt", c.version`;

/** The cycle, whoever asks: rules about what stands in it are asked besides. */
export async function readCycle(context: Pick<Context, "rows">, cycleId: string): Promise<CycleRecord> {
  const found = await firstRow<CycleRecord>(
    context,
    sql`select ${columns} from {review_cycle} c where c.id = ${cycleId}`,
  );
  if (!found) throw notFound("ReviewCycle");
  return { ...found, settings: readSettings(found.settings) };
}

/** The cycle as one value of a statement that reads something of it; its settings are as they were kept. */
export function cycleAsJson(cycleId: Sql): Sql {
  return sql`(select to_jsonb(cycle) from (select ${columns} from {review_cycle} c where c.id = ${cycleId}) cycle)`;
}

/** The cycle, if the actor may do this with it. */
export async function requireCycle(
  context: Context,
  action: "view" | "edit" | "run",
  cycleId: string,
): Promise<CycleRecord> {
  await authorize(context, action, { kind: "ReviewCycle" });
  return readCycle(context, cycleId);
}

/** What each provider is asked in a cycle that was launched. */
export async function cycleForms(context: Pick<Context, "rows">, cycleId: string): Promise<Map<Provider, Element[]>> {
  const rows = await context.rows<{ provider: Provider; elements: Element[] }>(
    sql`select provider, elements from {review_cycle_form} where cycle_id = ${cycleId}`,
  );
  return new Map(rows.map(({ provider, elements }) => [provider, readElements(elements)]));
}
