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

/** What each provider is asked about the people of one group in a cycle that was launched; '' is everybody in none. */
export async function formsOfGroup(
  context: Pick<Context, "rows">,
  cycleId: string,
  formGroup: string,
): Promise<Map<Provider, Element[]>> {
  const rows = await context.rows<{ provider: Provider; elements: Element[] }>(
    sql`select provider, elements from {review_cycle_form} where cycle_id = ${cycleId} and form_group = ${formGroup}`,
  );
  return new Map(rows.map(({ provider, elements }) => [provider, readElements(elements)]));
}

/** What each provider is asked in a cycle about anybody, each element once. */
export async function cycleForms(context: Pick<Context, "rows">, cycleId: string): Promise<Map<Provider, Element[]>> {
  const rows = await context.rows<{ provider: Provider; elements: Element[] }>(
    sql`select provider, elements from {review_cycle_form} where cycle_id = ${cycleId} order by form_group`,
  );
  return eachOnce(rows.map(({ provider, elements }) => [provider, readElements(elements)]));
}

/** The elements of several forms by provider; those of a template that several groups fill in stand once. */
export function eachOnce(forms: Iterable<readonly [Provider, readonly Element[]]>): Map<Provider, Element[]> {
  const found = new Map<Provider, Map<string, Element>>();
  for (const [provider, elements] of forms) {
    const known = found.get(provider) ?? new Map<string, Element>();
    for (const element of elements) known.set(element.id, known.get(element.id) ?? element);
    found.set(provider, known);
  }
  return new Map([...found].map(([provider, known]) => [provider, [...known.values()]]));
}
