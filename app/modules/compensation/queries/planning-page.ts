import { z } from "zod";
import { isAdmin } from "#app/platform/context/actor.ts";
import type { Context } from "#app/platform/context/context.ts";
import { pageInput, searchInput } from "#app/platform/http/paging.ts";
import { containing } from "#tenancy/sql.ts";
import { readCycle, readCycles, type CycleRecord } from "../data/cycle-record.ts";
import { lettersWaiting } from "../data/letter-record.ts";
import { seesPlan } from "../data/member-record.ts";
import type { CycleSettings } from "../domain/cycle-settings.ts";
import { openStates, type CycleState } from "../domain/cycle-state.ts";
import type { LineBudgets } from "../domain/pay-lines.ts";
import { planningFilters, planningSorts, type PlanningScope, type PlanningSort } from "../domain/planning-view.ts";
import { inWhatIf } from "../data/what-if-record.ts";
import { copyOver, whatIfOf } from "./copy-over.ts";
import { whatIfsShown, type WhatIfsShown } from "./what-ifs.ts";
import { budgetsSeen, type ShownBudget } from "./budgets-seen.ts";
import { gridRows, type GridRow } from "./grid-rows.ts";
import { lettersToHandOut, type LettersToHandOut } from "./letters-to-hand-out.ts";
import { publishingPlan, type PublishingPlan } from "./publishing-plan.ts";
import { insideUnit, planningChoices, type PlanningChoices } from "./planning-choices.ts";
import { linesOfPage } from "./planning-lines.ts";
import { lateChangesShown, type LateChangeShown } from "./late-changes.ts";
import { allOf, sql, type Sql } from "#tenancy/sql.ts";

export const planningPageInput = z.object({
  cycle: z.guid().optional().catch(undefined),
  filter: z.enum(planningFilters).catch("all").default("all"),
  q: searchInput(),
  /** Lines of this unit and those below it, and lines whose turn is with this person. */
  unit: z.guid().optional().catch(undefined),
  with: z.guid().optional().catch(undefined),
  sort: z.enum(planningSorts).optional().catch(undefined),
  page: pageInput,
  panel: z
    .enum(["new", "send-back", "reopen", "stakeholders", "changes", "what-ifs", "publish"])
    .optional()
    .catch(undefined),
  member: z.guid().optional().catch(undefined),
  /** A copy of the lines, shown and typed into in their place. */
  copy: z.guid().optional().catch(undefined),
});
export type PlanningInput = z.output<typeof planningPageInput>;

export type PlanningPage = {
  scope: PlanningScope;
  cycles: { id: string; name: string; state: CycleState }[];
  cycle: {
    id: string;
    name: string;
    state: CycleState;
    currency: string;
    effectiveOn: string;
    budgetMode: string;
    holdback: number;
    version: number;
    proposeBy: string;
    approveBy: string;
    publishOn: string;
    rates: Record<string, string>;
    lines: LineBudgets;
    /** Raises are guided by ratings and places in range. */
    guided: boolean;
  } | null;
  rows: GridRow[];
  total: number;
  page: number;
  filter: PlanningInput["filter"];
  q: string;
  unit: string | null;
  with: string | null;
  sort: PlanningSort | null;
  choices: PlanningChoices;
  /** How many lines wait for the actor, and of those how many to be proposed and approved. */
  mine: number;
  toPropose: number;
  toApprove: number;
  budgets: ShownBudget[];
  mayManage: boolean;
  /** Publishes the cycle without administering it. */
  mayPublish: boolean;
  panel: PlanningInput["panel"] | null;
  member: string | null;
  /** Who moved or left since the launch, where an administrator asks. */
  lateChanges: LateChangeShown[];
  /** What publishing would do, where the publisher asks. */
  publishing: PublishingPlan | null;
  /** The copy that is shown in the place of the real lines. */
  copy: { id: string; name: string } | null;
  /** Copies side by side, where they are asked for. */
  whatIfs: WhatIfsShown | null;
  /** Proposes for somebody in the cycle, and so may copy it. */
  mayCopy: boolean;
  /** Letters of published cycles that the actor hands out to their people. */
  handOut: LettersToHandOut[];
  /** How many letters of the cycle wait to be released, where an administrator asks. */
  lettersWaiting: number;
  /** What becomes of them. */
  latePolicy: Pick<CycleSettings, "movers" | "leavers"> | null;
};

/** The lines of a cycle the actor may plan or read, a page of them; that pay was read stands in the audit log. */
export async function planningPage(
  context: Context,
  scope: PlanningScope,
  input: PlanningInput,
): Promise<PlanningPage> {
  const mayManage = managesCycles(context, scope);
  const { cycles, cycle } = await chosenCycle(context, scope, input.cycle);
  const page = {
    scope,
    cycles: cycles.map(({ id, name, state }) => ({ id, name, state })),
    filter: input.filter,
    q: input.q,
    unit: input.unit ?? null,
    with: input.with ?? null,
    sort: input.sort ?? null,
    page: input.page,
    mayManage,
    panel: input.panel ?? null,
    member: input.member ?? null,
    lateChanges: [],
    latePolicy: null,
    publishing: null,
    copy: null,
    whatIfs: null,
    mayCopy: false,
    handOut: scope === "company" ? [] : await lettersToHandOut(context),
    lettersWaiting: mayManage && cycle?.state === "PUBLISHED" ? await lettersWaiting(context, cycle.id) : 0,
  };
  if (!cycle) return { ...page, ...nothingPlanned };
  const { copy, seen, over } = await linesShown(context, cycle, scope, input.copy);
  const narrowed = await narrowedTo(context, cycle, input);
  const counted = await countLines(context, seen, narrowed);
  const asked = { where: allOf([seen, narrowed]), sort: page.sort, page: input.page };
  const members = await linesOfPage(context, cycle, asked);
  const asksChanges = mayManage && input.panel === "changes" && openStates.includes(cycle.state);
  const mayPublish = cycle.publisherId === context.actor.employeeId && context.viewedBy === undefined;
  const asksPublishing = (mayManage || mayPublish) && input.panel === "publish" && cycle.state === "IN_REVIEW";
  const { movers, leavers } = cycle.settings;
  return {
    ...page,
    ...(asksChanges && { lateChanges: await lateChangesShown(context, cycle), latePolicy: { movers, leavers } }),
    publishing: asksPublishing ? await publishingPlan(context, cycle) : null,
    mayPublish,
    cycle: factsOf(cycle),
    copy: copy && { id: copy.id, name: copy.name },
    whatIfs: input.panel === "what-ifs" ? await whatIfsShown(context, cycle) : null,
    mayCopy: openStates.includes(cycle.state) && context.viewedBy === undefined && counted.total > 0,
    rows: over.rows(await gridRows(context, cycle, over.members(members))),
    ...counted,
    choices: await planningChoices(context, cycle, seen),
    budgets: await budgetsSeen(context, cycle, { seen, mayManage, changes: over.changes }),
  };
}

const nothingPlanned = {
  mayPublish: false,
  cycle: null,
  rows: [],
  total: 0,
  mine: 0,
  toPropose: 0,
  toApprove: 0,
  choices: { units: [], waiting: [] },
  budgets: [],
};

async function countLines(context: Context, seen: Sql, narrowed: Sql) {
  const mine = sql`m.turn_id = ${context.actor.employeeId} and m.employee_id <> ${context.actor.employeeId}`;
  const [counted] = await context.rows<Pick<PlanningPage, "total" | "mine" | "toPropose" | "toApprove">>(
    sql`select (count(*) filter (where ${narrowed}))::int as total, (count(*) filter (where ${mine}))::int as mine,
        (count(*) filter (where ${mine} and m.turn = 'PROPOSER'))::int as "toPropose",
        (count(*) filter (where ${mine} and m.turn = 'APPROVER'))::int as "toApprove"
      from {compensation_member} m join {employee} e on e.id = m.employee_id where m.excluded is null and ${seen}`,
  );
  return counted!;
}

/** The budgets a screen shows, as they are now. */
export async function budgetsAfter(
  context: Context,
  cycleId: string,
  scope: PlanningScope,
  copy?: string,
): Promise<ShownBudget[]> {
  const cycle = await readCycle(context, cycleId);
  const { seen, over } = await linesShown(context, cycle, scope, copy);
  return budgetsSeen(context, cycle, { seen, mayManage: managesCycles(context, scope), changes: over.changes });
}

/** The cycles the actor sees, and the one that is asked for; else the newest under way. */
export async function chosenCycle(context: Context, scope: PlanningScope, wanted: string | undefined) {
  const cycles = await cyclesSeen(context, managesCycles(context, scope));
  const open = cycles.find(({ state }) => openStates.includes(state));
  return { cycles, cycle: cycles.find(({ id }) => id === wanted) ?? open ?? cycles[0] };
}

const managesCycles = ({ actor, viewedBy }: Context, scope: PlanningScope) =>
  scope === "company" && isAdmin(actor, "COMPENSATION_ADMIN") && viewedBy === undefined;

/** Cycles the actor sees lines of; administrators all, drafts too. */
async function cyclesSeen(context: Context, mayManage: boolean): Promise<CycleRecord[]> {
  if (mayManage) return readCycles(context);
  const sees = await seesPlan(context);
  return readCycles(
    context,
    sql`exists (select from {compensation_member} m where m.cycle_id = c.id and m.excluded is null and ${sees})`,
  );
}

/** True for the lines of a cycle that the actor may see, on `m`. */
export async function linesSeen(context: Context, { id }: Pick<CycleRecord, "id">, scope: PlanningScope): Promise<Sql> {
  const sees = await seesPlan(context);
  const directly = scope === "direct-reports" ? sql`m.proposer_id = ${context.actor.employeeId}` : sql`true`;
  return sql`(m.cycle_id = ${id} and ${directly} and exists (select from {compensation_cycle} c where c.id = m.cycle_id
    and ${sees}))`;
}

/** The lines the actor sees: the real ones, or those of a copy of theirs, with what it changes. */
async function linesShown(context: Context, cycle: CycleRecord, scope: PlanningScope, copyId: string | undefined) {
  const seen = await linesSeen(context, cycle, scope);
  const copy = copyId && openStates.includes(cycle.state) ? await whatIfOf(context, cycle, copyId) : null;
  const over = await copyOver(context, cycle, copy);
  return { copy, seen: copy ? allOf([seen, inWhatIf(copy.id)]) : seen, over };
}

type Narrowing = Pick<PlanningInput, "filter" | "q" | "unit" | "with">;

/** Whom of the lines that are seen somebody asks for. */
export async function narrowedTo(
  context: Context,
  cycle: CycleRecord,
  { filter, q, unit, with: person }: Narrowing,
): Promise<Sql> {
  return allOf([
    filterOf(context, filter),
    ...(q ? [sql`e.display_name ilike ${containing(q)}`] : []),
    ...(unit ? [await insideUnit(context, cycle, unit)] : []),
    ...(person ? [sql`m.turn_id = ${person}`] : []),
  ]);
}

function filterOf(context: Context, filter: PlanningInput["filter"]): Sql {
  if (filter === "all") return sql`true`;
  if (filter === "mine") return sql`m.turn_id = ${context.actor.employeeId}`;
  if (filter === "outside") return sql`m.mark <> 'WITHIN'`;
  return sql`m.turn = ${filter.toUpperCase()}`;
}

export function factsOf(cycle: CycleRecord) {
  const { id, name, state, currency, effectiveOn, budgetMode, settings, version } = cycle;
  const { holdback, proposeBy, approveBy, publishOn, rates, promotion, adjustment } = settings;
  return {
    id,
    name,
    state,
    currency,
    effectiveOn,
    budgetMode,
    holdback,
    version,
    proposeBy,
    approveBy,
    publishOn,
    rates,
    lines: { promotion, adjustment },
    guided: cycle.guidelineType === "PERFORMANCE_LINKED",
  };
}
