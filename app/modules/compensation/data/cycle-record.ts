import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { vaultOf } from "./sealed.ts";
import type { AllByHand } from "../domain/given-budgets.ts";
import type { BudgetMode } from "../domain/budget-tree.ts";
import type { CycleSettings } from "../domain/cycle-settings.ts";
import { cycleSettingsShape } from "../domain/cycle-settings.ts";
import type { CycleState } from "../domain/cycle-state.ts";
import type { GuidelineRow, GuidelineType, Zone } from "../domain/guideline.ts";
import { instant, sql, type Sql } from "#tenancy/sql.ts";

export type CycleRecord = {
  id: string;
  name: string;
  state: CycleState;
  currency: string;
  effectiveOn: string;
  guidelineType: GuidelineType;
  reviewCycleId: string | null;
  budgetMode: BudgetMode;
  settings: CycleSettings;
  publisherId: string;
  launchedAt: string | null;
  version: number;
};

const columns = sql`c.id, c.name, c.state, c.currency, c.effective_on::text as "effectiveOn",
  c.guideline_type as "guidelineType", c.review_cycle_id as "reviewCycleId", c.budget_mode as "budgetMode", c.settings,
  c.publisher_id as "publisherId", ${instant(sql`c.launched_at`)} as "launchedAt", c.version`;

/** The cycles of the company, the newest first, or those a condition on `c` says. */
export async function readCycles(context: Context, where: Sql = sql`true`): Promise<CycleRecord[]> {
  const rows = await context.rows<CycleRecord>(
    sql`select ${columns} from {compensation_cycle} c where ${where} order by c.created_at desc, c.id limit 200`,
  );
  return rows.map((row) => ({ ...row, settings: cycleSettingsShape.parse(row.settings) }));
}

/** The cycle, whoever asks; `hold` keeps its state as it is until the transaction ends. 404 where there is none. */
export async function readCycle(context: Context, cycleId: string, hold = false): Promise<CycleRecord> {
  const row = await firstRow<CycleRecord>(
    context,
    sql`select ${columns} from {compensation_cycle} c where c.id = ${cycleId} ${hold ? sql`for share` : sql``}`,
  );
  if (!row) throw notFound("CompensationCycle");
  return { ...row, settings: cycleSettingsShape.parse(row.settings) };
}

/** The cycle for who administers it; nobody else learns that there is one. */
export async function requireCycle(context: Context, action: "view" | "edit", cycleId: string): Promise<CycleRecord> {
  await authorize(context, action, { kind: "CompensationCycle" });
  return readCycle(context, cycleId);
}

export async function guidelineOf(context: Context, cycleId: string): Promise<GuidelineRow[]> {
  return context.rows<GuidelineRow & { zone: Zone }>(
    sql`select rating, zone, minimum, target, maximum from {compensation_guideline} where cycle_id = ${cycleId}
      order by rating, zone`,
  );
}

/** What units of a cycle are given by hand, by their ids. */
export async function byHandOf(context: Context, cycleId: string): Promise<AllByHand> {
  const row = await firstRow<{ sealed: string | null }>(
    context,
    sql`select unit_budgets as sealed from {compensation_cycle} where id = ${cycleId}`,
  );
  return row?.sealed ? (await vaultOf(context)).open("compensation_cycle.unit_budgets", cycleId, row.sealed) : {};
}
