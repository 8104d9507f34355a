import { z } from "zod";
import { optionalInput, textInput } from "#app/platform/http/typed-input.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { currencyInput } from "#app/platform/money/currencies.ts";
import { recordWrites } from "#app/platform/write/record-writes.ts";
import { audienceInput } from "#app/modules/audiences/domain.ts";
import { requireAudience } from "#app/modules/audiences/index.ts";
import { CompensationCycle } from "../data/entities.ts";
import { guidelineOf, readCycle } from "../data/cycle-record.ts";
import { budgetModes } from "../domain/budget-tree.ts";
import {
  cycleSettingsShape,
  leaverPolicies,
  letterReleases,
  moverPolicies,
  type CycleSettings,
} from "../domain/cycle-settings.ts";
import { budgetFlows } from "../domain/given-budgets.ts";
import { lineBudgets } from "../domain/pay-lines.ts";
import { guidelineTypes, wrongRows, zones } from "../domain/guideline.ts";
import { ids } from "../domain/ids.ts";
import { leavePolicies, prorations } from "../domain/proration.ts";
import { rateOf } from "../domain/rates.ts";
import { timelineFault } from "../domain/timeline.ts";
import { compensationEvents } from "../events.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const cycleWrites = recordWrites({
  room: "compensation",
  events: compensationEvents,
  kind: "CompensationCycle",
  entity: CompensationCycle,
  facts: (_context, { publisherId }) => ({ kind: "CompensationCycle", publisherId }),
  history: ["name", "state", "effectiveOn", "guidelineType", "budgetMode"],
});

const named = textInput({ most: 120, missing: "compensation.name-needed", tooLong: "compensation.too-long" });
const name = named.describe("What the cycle is called.");
const day = z.iso.date({ error: "compensation.day-needed" });

export const createCycleInput = z.object({
  name,
  currency: currencyInput.describe("The currency budgets are counted in."),
  effectiveOn: day.describe("From when raises hold."),
});

/** A draft, which nobody but administrators of compensation sees. */
export async function createCycle(
  context: Context,
  input: z.output<typeof createCycleInput>,
): Promise<{ cycleId: string }> {
  const cycleId = context.newId();
  await cycleWrites.create(context, {
    of: { kind: "CompensationCycle" },
    values: {
      id: cycleId,
      ...input,
      state: "DRAFT",
      guidelineType: "PERFORMANCE_LINKED",
      reviewCycleId: null,
      budgetMode: "SOFT",
      settings: cycleSettingsShape.parse({}),
      publisherId: context.actor.employeeId,
      createdBy: context.actor.employeeId,
      createdAt: context.clock.now(),
    },
    tells: { event: "compensation.cycle-saved", payload: { cycleId }, action: "create-cycle" },
  });
  return { cycleId };
}

/** Percent as people type it, kept as basis points. */
const percent = (error: string) =>
  z.coerce
    .number({ error })
    .min(0, { error })
    .max(50, { error })
    .transform((value) => Math.round(value * 100));
const dayOrNone = z.iso.date().or(z.literal("")).default("");

export const saveCycleInput = z.object({
  cycleId: ids.cycle,
  name,
  effectiveOn: day.describe("From when raises hold."),
  reviewCycleId: optionalInput(z.guid()).describe("The review cycle whose decided ratings count."),
  publisherId: ids.employee.describe("Who publishes."),
  budgetMode: z.enum(budgetModes).describe("Whether a budget warns (SOFT) or refuses (HARD)."),
  budget: percent("compensation.percent").describe("Percent of base pay."),
  holdback: percent("compensation.percent").default(0).describe("Percent of each budget kept back."),
  promotion: z
    .enum(lineBudgets)
    .default("OFF")
    .describe("Whether promotions are planned, WITHIN the budget or by an OWN one."),
  promotionBudget: percent("compensation.percent").default(0).describe("Percent of base pay, for promotions."),
  adjustment: z
    .enum(lineBudgets)
    .default("OFF")
    .describe("Whether adjustments are planned, WITHIN the budget or by an OWN one."),
  adjustmentBudget: percent("compensation.percent").default(0).describe("Percent of base pay, for adjustments."),
  approvers: z.coerce.number().int().min(0).max(3).describe("How many managers above the proposer approve."),
  proration: z.enum(prorations).describe("How the year of who joined in it counts."),
  leave: z.enum(leavePolicies).default("KEEP").describe("Whether leave shortens a part year (PRORATE) or not (KEEP)."),
  leaveDays: z.coerce
    .number({ error: "compensation.leave-days" })
    .int({ error: "compensation.leave-days" })
    .min(1, { error: "compensation.leave-days" })
    .max(365, { error: "compensation.leave-days" })
    .default(30)
    .describe("From how many days in the year on leave counts."),
  budgetFlow: z
    .enum(budgetFlows)
    .default("DOWN")
    .describe("Whether the company's budget is given DOWN its units, or their budgets are added UP."),
  letters: z.enum(letterReleases).describe("When people see their letter."),
  movers: z.enum(moverPolicies).default("FOLLOW").describe("Who plans for somebody whose manager changes meanwhile."),
  leavers: z.enum(leaverPolicies).default("REMOVE").describe("What becomes of the raise of somebody who leaves."),
  lettersOn: dayOrNone.describe("The day letters are released on, at nine where each person is."),
  joinedUntil: dayOrNone.describe("Who joined later is left out."),
  proposeBy: dayOrNone.describe("Until when raises are proposed."),
  approveBy: dayOrNone.describe("Until when they are approved."),
  publishOn: dayOrNone.describe("When they are published."),
  version: versionRead,
});

/** Changes a draft. Days of the timeline come in their order, and none is in the past. */
export async function saveCycle(
  context: Context,
  { cycleId, version, ...input }: z.output<typeof saveCycleInput>,
): Promise<{ cycleId: string; version: number }> {
  const wrong = timelineFault(input, context.today());
  if (wrong) {
    const code = `compensation.${wrong.code}` as const;
    throw invalid(code, "A day of the timeline cannot be.", { fields: { [wrong.field]: code } });
  }
  const { name: called, effectiveOn, reviewCycleId, publisherId, budgetMode, ...settings } = input;
  return changeDraft(context, { cycleId, version, action: "save-cycle" }, (cycle) => {
    Object.assign(cycle, { name: called, effectiveOn, publisherId, budgetMode });
    cycle.reviewCycleId = reviewCycleId ?? null;
    cycle.settings = { ...cycleSettingsShape.parse(cycle.settings), ...settings };
  });
}

export const saveAudienceInput = z.object({ cycleId: ids.cycle, ...audienceInput.shape, version: versionRead });

/** Whom a draft is for. */
export async function saveAudience(context: Context, input: z.output<typeof saveAudienceInput>) {
  const { cycleId, version, ...audience } = input;
  await authorize(context, "edit", { kind: "CompensationCycle" });
  await requireAudience(context, audience);
  return changeDraft(context, { cycleId, version, action: "save-audience" }, (cycle) => {
    cycle.settings = { ...cycleSettingsShape.parse(cycle.settings), audience };
  });
}

/** People write `0,0112` too. */
const rateInput = z
  .string()
  .trim()
  .max(20)
  .transform((text) => text.replace(/^(\d+),(\d+)$/, "$1.$2"));

export const saveRatesInput = z.object({
  cycleId: ids.cycle,
  rates: z.record(z.string().max(3), rateInput).default({}).describe("By currency: `0.0112`."),
  rounding: z
    .record(z.string().max(3), z.coerce.number().int().min(1).max(10_000_000))
    .default({})
    .describe("By currency: to how many minor units amounts are rounded."),
  version: versionRead,
});

/** The rate table of a draft; the launch locks it. */
export async function saveRates(context: Context, input: z.output<typeof saveRatesInput>) {
  const wrong = Object.entries(input.rates).find(
    ([code, rate]) => !currencyInput.safeParse(code).success || (rate && !rateOf(rate)),
  );
  if (wrong)
    throw invalid("compensation.rate", "A rate is a number above nothing.", {
      fields: { [`rates.${wrong[0]}`]: "compensation.rate" },
    });
  const rates = Object.fromEntries(Object.entries(input.rates).filter(([, rate]) => rate));
  return changeDraft(context, { ...input, action: "save-rates" }, (cycle) => {
    cycle.settings = { ...cycleSettingsShape.parse(cycle.settings), rates, rounding: input.rounding };
  });
}

export const chooseGuidelineInput = z.object({
  cycleId: ids.cycle,
  guidelineType: z.enum(guidelineTypes).describe("PERFORMANCE_LINKED, or NONE for no guideline."),
  clear: z.coerce.boolean().default(false).describe("Agrees to lose the rows there are."),
  version: versionRead,
});

/** Another type of guideline clears its rows, once that was agreed to. */
export async function chooseGuideline(context: Context, input: z.output<typeof chooseGuidelineInput>) {
  const { cycleId, guidelineType, clear } = input;
  await authorize(context, "edit", { kind: "CompensationCycle" });
  const before = await readCycle(context, cycleId);
  const rows = before.guidelineType === guidelineType ? [] : await guidelineOf(context, cycleId);
  if (rows.length > 0 && !clear)
    throw conflict("compensation.clears-rows", "The rows would be cleared.", { params: { count: rows.length } });
  if (rows.length > 0) await context.rows(sql`delete from {compensation_guideline} where cycle_id = ${cycleId}`);
  return changeDraft(context, { ...input, action: "choose-guideline" }, (cycle) => {
    cycle.guidelineType = guidelineType;
  });
}

const row = z.object({
  rating: z.string().max(80),
  zone: z.enum(zones).exclude(["NONE"]),
  minimum: percent("compensation.percent"),
  target: percent("compensation.percent"),
  maximum: percent("compensation.percent"),
});
export const saveGuidelineInput = z.object({
  cycleId: ids.cycle,
  rows: z.array(row).max(60).describe("Percent of base pay by rating and third of the range."),
  version: versionRead,
});

/** The rows of a guideline as a whole: least, target and most of each in order. */
export async function saveGuideline(context: Context, input: z.output<typeof saveGuidelineInput>) {
  const { cycleId, rows } = input;
  const [wrong] = wrongRows(rows);
  if (wrong) {
    const at = rows.findIndex((each) => each.rating === wrong.rating && each.zone === wrong.zone);
    const field = `rows[${at}].target`;
    throw invalid("compensation.row-order", "Least, target and most are out of order.", {
      fields: { [field]: "compensation.row-order" },
    });
  }
  const saved = await changeDraft(context, { ...input, action: "save-guideline" }, () => undefined, true);
  await context.rows(sql`delete from {compensation_guideline} where cycle_id = ${cycleId}`);
  await insertRows(
    context,
    "compensation_guideline",
    "cycle_id uuid, rating text, zone text, minimum int, target int, maximum int",
    rows.map((each) => ({ cycle_id: cycleId, ...each })),
  );
  return saved;
}

type Draft = { cycleId: string; version?: number | undefined; action: string };
type DraftFields = {
  name: string;
  state: string;
  guidelineType: string;
  reviewCycleId?: string | null | undefined;
  unitBudgets?: string | null | undefined;
  settings: CycleSettings;
};

/** Changes a cycle that nobody plans in yet; once launched, its terms are fixed. */
export async function changeDraft(
  context: Context,
  { cycleId, version, action }: Draft,
  change: (cycle: DraftFields) => void,
  touch = false,
): Promise<{ cycleId: string; version: number }> {
  const saved = await cycleWrites.change(context, {
    where: { id: cycleId },
    may: "edit",
    version,
    changedBy: ["compensation.save-cycle"],
    change: (cycle) => {
      if (cycle.state !== "DRAFT")
        throw conflict("compensation.launched", "The cycle was launched; its terms are fixed.");
      change(cycle as DraftFields);
      if (touch) cycle.settings = { ...cycle.settings };
    },
    tells: { event: "compensation.cycle-saved", payload: { cycleId }, action },
  });
  return { cycleId, version: saved.version };
}

export const deleteCycleInput = z.object({ cycleId: ids.cycle });

/** A draft that came to nothing. */
export async function deleteCycle(context: Context, { cycleId }: z.output<typeof deleteCycleInput>) {
  await authorize(context, "edit", { kind: "CompensationCycle" });
  const cycle = await readCycle(context, cycleId, true);
  if (cycle.state !== "DRAFT") throw conflict("compensation.launched", "The cycle was launched; its terms are fixed.");
  await context.rows(sql`delete from {compensation_guideline} where cycle_id = ${cycleId}`);
  await context.rows(sql`delete from {compensation_cycle} where id = ${cycleId}`);
  await writeDown(
    context,
    "compensation.cycle-saved",
    { cycleId },
    { action: "delete-cycle", subject: "CompensationCycle", id: cycleId },
  );
  return { cycleId };
}
