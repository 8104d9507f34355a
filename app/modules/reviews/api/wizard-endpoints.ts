import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { all, mayEver } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { requireCycle } from "../data/cycle-record.ts";
import { acknowledgeable, settingsSchema } from "../domain/cycle-settings.ts";
import { cycleStates } from "../domain/cycle-state.ts";
import { ids } from "../domain/ids.ts";
import { copyCycle, copyCycleInput, createCycle, createCycleInput } from "../use-cases/create-cycle.ts";
import { faultsOfCycle, oneCycle, planNow } from "../use-cases/launch-cycle.ts";
import {
  raiseFormGroup,
  raiseFormGroupInput,
  removeFormGroup,
  removeFormGroupInput,
  saveFormGroup,
  saveFormGroupInput,
} from "../use-cases/save-form-group.ts";
import { saveSection, saveSectionInput } from "../use-cases/save-section.ts";
import { wizardSteps, type WizardStep } from "../domain/wizard.ts";
import { can, count } from "./act.ts";

const edits = all(can, mayEver("edit", "ReviewCycle"));
const path = "/review-cycles/:cycleId/settings";
const version = count("Counts the changes; the next change must bring it.");
const day = (description: string) => z.string().describe(description).meta({ example: "2026-11-16" });
const groupShape = z.object({ cycleId: ids.cycle, groupId: z.guid().describe("The id of the group."), version });

const settingsShape = z.object({
  id: ids.cycle,
  name: z.string().describe("What the cycle is called."),
  state: z.enum(cycleStates).describe("How it stands; a draft alone can be changed."),
  step: z.enum(wizardSteps).describe("The furthest section that was saved."),
  periodStartsOn: day("The first day of the period that is reviewed."),
  periodEndsOn: day("Its last day."),
  settings: settingsSchema.describe("All sections of the wizard."),
  version,
});

const planShape = z.object({
  people: count("How many would be reviewed."),
  forms: count("How many forms they would be asked for."),
  warnings: z
    .array(
      z.object({
        kind: z.enum(acknowledgeable).describe("What may be amiss; the section `validation` acknowledges it."),
        people: count("Of how many people."),
      }),
    )
    .describe("What whoever launches should know."),
  blockedBy: z.array(z.string()).describe("Codes of what keeps it from being launched; none where nothing does."),
});

/** A cycle being prepared, over `/api/v1`: what the sections of the wizard keep, and what launching would bring about. */
export const wizardEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "POST",
    path: "/review-cycles",
    can: all(can, mayEver("create", "ReviewCycle")),
    summary: "Begins a draft of a review cycle with what its preset says.",
    input: createCycleInput,
    output: z.object({ cycleId: ids.cycle }),
    creates: path,
    run: createCycle,
  }),
  endpoint({
    method: "POST",
    path: "/review-cycles/:cycleId/copy",
    can: edits,
    summary: "Begins a draft like another cycle: who was chosen and what was asked come along, answers never.",
    input: copyCycleInput,
    output: z.object({ cycleId: ids.cycle }),
    creates: path,
    run: copyCycle,
  }),
  endpoint({
    method: "GET",
    path,
    can: edits,
    summary: "Everything that the wizard holds of a cycle.",
    input: oneCycle,
    output: settingsShape,
    run: (context, { cycleId }) => settingsOf(context, cycleId),
  }),
  endpoint({
    method: "PATCH",
    path,
    can: edits,
    summary: "Saves one section of a draft; the others stay.",
    input: saveSectionInput,
    output: settingsShape,
    run: async (context, input) => {
      const { cycleId } = await saveSection(context, input);
      return settingsOf(context, cycleId);
    },
  }),
  endpoint({
    method: "GET",
    path: "/review-cycles/:cycleId/plan",
    can: edits,
    summary: "What launching a draft today would bring about, what is amiss, and what keeps it from being launched.",
    input: oneCycle,
    output: planShape,
    run: (context, { cycleId }) => planOf(context, cycleId),
  }),
  endpoint({
    method: "POST",
    path: "/review-cycles/:cycleId/form-groups",
    can: edits,
    summary: "Adds people of a draft who are asked with templates of their own, or changes who they are and what.",
    input: saveFormGroupInput,
    output: groupShape,
    run: saveFormGroup,
  }),
  endpoint({
    method: "POST",
    path: "/review-cycles/:cycleId/form-groups/:groupId/raise",
    can: edits,
    summary: "Puts a group before the one above it: whoever is in both is asked as the first of them.",
    input: raiseFormGroupInput,
    output: groupShape,
    run: raiseFormGroup,
  }),
  endpoint({
    method: "DELETE",
    path: "/review-cycles/:cycleId/form-groups/:groupId",
    can: edits,
    summary: "Has the people of a group asked as everybody else again.",
    input: removeFormGroupInput,
    output: groupShape,
    run: removeFormGroup,
  }),
];

async function settingsOf(context: Context, cycleId: string) {
  const {
    id,
    name,
    state,
    step,
    periodStartsOn,
    periodEndsOn,
    settings,
    version: read,
  } = await requireCycle(context, "edit", cycleId);
  return { ...{ id, name, state, periodStartsOn, periodEndsOn, settings }, step: step as WizardStep, version: read };
}

async function planOf(context: Context, cycleId: string): Promise<z.output<typeof planShape>> {
  const cycle = await requireCycle(context, "edit", cycleId);
  const plan = await planNow(context, cycle);
  const warnings = acknowledgeable.map((kind) => ({ kind, people: plan.faults[kind].length }));
  return {
    people: plan.reviewees.length,
    forms: plan.forms.length,
    warnings: warnings.filter(({ people }) => people > 0),
    blockedBy: await faultsOfCycle(context, cycle, plan),
  };
}
