import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOfAll, pagingInput } from "#app/platform/http/paging.ts";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { readCycles, requireCycle, type CycleRecord } from "../data/cycle-record.ts";
import { cycleStates } from "../domain/cycle-state.ts";
import { ids } from "../domain/ids.ts";
import { handOver } from "../queries/hand-over.ts";
import { myRewards } from "../queries/my-rewards.ts";
import { promotionsPlanned } from "../queries/promotions-planned.ts";
import { saveRaises, saveRaisesInput } from "../use-cases/save-raises.ts";
import { applyRecommendations, applyRecommendationsInput } from "../use-cases/apply-recommendations.ts";
import { changeBudgets, changeBudgetsInput } from "../use-cases/change-budgets.ts";
import { launchCycle, launchCycleInput } from "../use-cases/launch-cycle.ts";
import { moveCycleInput, publishCycle, reopenCycle, reopenCycleInput, startReview } from "../use-cases/move-cycle.ts";
import { passOn, passOnInput, sendBack, sendBackInput } from "../use-cases/pass-on.ts";
import { letterEndpoints } from "./letter-endpoints.ts";
import { amount, count, promotionsShape, savedShape } from "./shapes.ts";
import { whatIfEndpoints } from "./what-if-endpoints.ts";
import { createCycle, createCycleInput, saveRates, saveRatesInput } from "../use-cases/save-cycle.ts";
import { saveUnitBudgets, saveUnitBudgetsInput } from "../use-cases/save-unit-budgets.ts";

const on = feature("COMPENSATION");
const administers = all(on, mayEver("view", "CompensationCycle"));
const plans = all(on, mayEver("view", "CompensationPlan"));
const own = all(on, mayEver("view", "CompensationRewards"));

const version = count("Counts the changes of the cycle; the next change must bring it.");
const day = z.string().describe("From when it holds, as `2026-04-01`.");
const currency = z.string().describe("The code of the currency.");

const cycleShape = z.object({
  id: ids.cycle,
  name: z.string().describe("What the cycle is called."),
  state: z.enum(cycleStates).describe("How it stands."),
  currency,
  effectiveOn: day,
  version,
});
const cycleOf = ({ id, name, state, currency: code, effectiveOn, version: at }: CycleRecord) => ({
  id,
  name,
  state,
  currency: code,
  effectiveOn,
  version: at,
});
const changed = z.object({ cycleId: ids.cycle });
const handedOverShape = z.object({
  employeeId: ids.employee,
  employeeNumber: z.string().describe("Their number in the company's own systems; else empty."),
  name: z.string().describe("Their name."),
  email: z.string().describe("Their work e-mail."),
  component: z.literal("BASE").describe("Which part of the pay."),
  effectiveOn: day,
  currency,
  before: amount("What they had"),
  after: amount("What they get"),
  merit: amount("Of that the merit raise"),
  promotion: amount("Of that for a promotion"),
  adjustment: amount("Of that as an adjustment"),
  newTitle: z.string().describe("The new title of who is promoted; else empty."),
  newGrade: z.string().describe("The new grade of who is promoted; else empty."),
});
const partShape = z.object({
  component: z.string().describe("Which part of the pay."),
  effectiveOn: day,
  amount: amount("How much"),
  currency,
});

const oneCycle = z.object({ cycleId: ids.cycle });
const at = "/compensation-cycles/:cycleId";

/** Compensation over `/api/v1`: the same use-cases and queries as the screens. */
export const compensationEndpoints: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/compensation-cycles",
      can: administers,
      summary: "The compensation cycles of the company, the newest first.",
      input: pagingInput,
      output: listShape(cycleShape),
      run: async (context, paging) => pageOfAll((await readCycles(context)).map(cycleOf), paging),
    }),
  ),
  endpoint({
    method: "POST",
    path: "/compensation-cycles",
    can: administers,
    summary: "Makes a draft of a cycle.",
    input: createCycleInput,
    output: changed,
    creates: "/compensation-cycles/:cycleId",
    run: createCycle,
  }),
  endpoint({
    method: "GET",
    path: at,
    can: administers,
    summary: "One compensation cycle.",
    input: oneCycle,
    output: cycleShape,
    run: async (context, { cycleId }) => cycleOf(await requireCycle(context, "view", cycleId)),
  }),
  endpoint({
    method: "PUT",
    path: `${at}/rates`,
    can: administers,
    summary: "Saves the rate table of a draft; the launch locks it.",
    input: saveRatesInput,
    output: z.object({ cycleId: ids.cycle, version }),
    run: saveRates,
  }),
  endpoint({
    method: "PUT",
    path: `${at}/unit-budgets`,
    can: administers,
    summary: "What units of a draft are given by hand; the launch gives the rest to the others.",
    input: saveUnitBudgetsInput,
    output: z.object({ cycleId: ids.cycle, version }),
    run: saveUnitBudgets,
  }),
  endpoint({
    method: "POST",
    path: `${at}/budget-changes`,
    can: administers,
    summary: "Gives units of a cycle under way another budget, with a reason; whoever plans with it is told.",
    input: changeBudgetsInput,
    output: z.object({ cycleId: ids.cycle, version }),
    run: changeBudgets,
  }),
  endpoint({
    method: "POST",
    path: `${at}/launch`,
    can: administers,
    summary: "Begins planning: pay, ratings, ranges and rates stay as they are now.",
    input: launchCycleInput,
    output: z.object({ cycleId: ids.cycle, people: count("How many people are in it.") }),
    run: launchCycle,
  }),
  endpoint({
    method: "POST",
    path: `${at}/raises`,
    can: plans,
    summary: "Saves raises, each for itself; a hard budget is never exceeded.",
    input: saveRaisesInput,
    output: z.object({ results: z.array(savedShape).describe("What became of each cell.") }),
    run: saveRaises,
  }),
  endpoint({
    method: "POST",
    path: `${at}/recommendations`,
    can: plans,
    summary: "Takes over what the guideline and the budget recommend.",
    input: applyRecommendationsInput,
    output: z.object({
      applied: count("How many lines were changed."),
      outside: count("How many leave the guideline, for the budget does not reach it, and wait for a reason."),
    }),
    run: applyRecommendations,
  }),
  endpoint({
    method: "POST",
    path: `${at}/submit`,
    can: plans,
    summary: "Submits or approves lines whose turn is with the caller.",
    input: passOnInput,
    output: z.object({ passed: count("How many lines went on.") }),
    run: passOn,
  }),
  endpoint({
    method: "POST",
    path: `${at}/send-back`,
    can: plans,
    summary: "Gives lines back to their proposer, with a reason.",
    input: sendBackInput,
    output: z.object({ sentBack: count("How many lines went back.") }),
    run: sendBack,
  }),
  ...whatIfEndpoints(plans),
  ...letterEndpoints({ own, plans }),
  ...moves(),
  ...withChanges(
    endpoint({
      method: "GET",
      path: `${at}/hand-over`,
      can: administers,
      summary: "The raises of a published cycle, for payroll.",
      input: pagingInput.extend({ cycleId: ids.cycle }),
      output: listShape(handedOverShape),
      run: async (context, { cycleId, ...paging }) => pageOfAll(await handOver(context, cycleId), paging),
    }),
    { key: "employeeId" },
  ),
  endpoint({
    method: "GET",
    path: "/me/compensation",
    can: own,
    summary: "The caller's own pay, as it holds today.",
    input: z.object({}),
    output: z.object({ parts: z.array(partShape).describe("The parts of the pay.") }),
    run: async (context) => ({ parts: (await myRewards(context)).parts }),
  }),
];

function publishing(): AnyEndpoint[] {
  return [
    endpoint({
      method: "GET",
      path: `${at}/promotions`,
      can: administers,
      summary: "What publishing the cycle would change in People: titles and grades, and what is left out and why.",
      input: oneCycle,
      output: promotionsShape,
      run: async (context, { cycleId }) => promotionsPlanned(context, await requireCycle(context, "edit", cycleId)),
    }),
    endpoint({
      method: "POST",
      path: `${at}/publish`,
      can: administers,
      summary: "Raises become pay, promotions titles and grades in People, and letters are written.",
      input: moveCycleInput,
      output: changed.extend({
        letters: count("How many letters were written."),
        promoted: count("How many people got a title or a grade in People."),
        leftOut: count("Of how many a title or a grade was left out."),
      }),
      run: publishCycle,
    }),
  ];
}

function moves(): AnyEndpoint[] {
  const move = (
    path: string,
    summary: string,
    run: (context: Context, input: z.output<typeof moveCycleInput>) => Promise<{ cycleId: string }>,
  ) =>
    endpoint({
      method: "POST",
      path: `${at}/${path}`,
      can: administers,
      summary,
      input: moveCycleInput,
      output: changed,
      run: async (context, input) => ({ cycleId: (await run(context, input)).cycleId }),
    });
  return [
    move("review", "Ends planning: nobody proposes any more.", startReview),
    ...publishing(),
    endpoint({
      method: "POST",
      path: `${at}/reopen`,
      can: administers,
      summary: "Takes what was published back, with a reason.",
      input: reopenCycleInput,
      output: changed.extend({
        takenBack: count("How many titles and grades were taken back in People."),
        kept: count("How many stay, for they were changed in People since."),
      }),
      run: reopenCycle,
    }),
  ];
}
