import type { InferEntity } from "@mikro-orm/core";
import { tickInput } from "#app/platform/http/typed-input.ts";
import { catalogueOf } from "#app/platform/catalogue/catalogue.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { requireTimeFrame } from "#app/modules/goals/index.ts";
import { GoalTemplate } from "../data/entities.ts";
import { hasGoals, requireGoalTemplate } from "../data/goal-template-record.ts";
import { keepParts, type GoalTemplateContent } from "../domain/goal-template.ts";
import {
  goalTemplateInput,
  oneGoalTemplate,
  type GoalTemplateInput,
  type OneGoalTemplate,
} from "./goal-template-input.ts";
import { sql } from "#tenancy/sql.ts";

type GoalTemplateTerm = InferEntity<typeof GoalTemplate>;

const templates = catalogueOf<GoalTemplateTerm, GoalTemplateContent & { updatedAt: Date }>({
  entity: GoalTemplate,
  room: "goals",
  noun: "goal-template",
  subject: "GoalTemplate",
  right: "GoalTemplate",
  unique: {
    taken: "goals.goal-template-taken",
    by: "title",
    among: ({ timeFrame }) => sql`time_frame = ${timeFrame}`,
    index: "goal_template_title",
  },
  told: {
    event: "goal-template-saved",
    idName: "templateId",
    action: (verb) => `${verb === "add" ? "create" : verb}-goal-template`,
    detail: ({ level, timeFrame }) => ({ level, timeFrame }),
  },
});

/** `version` is the one the changes were made on: whoever comes second is told. */
export const editGoalTemplateInput = goalTemplateInput.extend({
  ...oneGoalTemplate.shape,
  version: versionRead.unwrap().describe(versionRead.description!),
});

/**
 * Writes down what can be given to everybody of a cohort, or changes it; goals that were made of it follow when they are
 * brought up to date, and keep their time frame and level.
 */
export async function saveGoalTemplate(
  context: Context,
  { templateId, version, ...content }: GoalTemplateInput & { templateId?: string; version?: number },
): Promise<OneGoalTemplate> {
  await authorize(context, "edit", { kind: "GoalTemplate" });
  await requireTimeFrame(context, content.timeFrame);
  const before = templateId ? await requireGoalTemplate(context, templateId, { held: true }) : null;
  if (before) await refuseFixed(context, before, content);
  const keyResults = keepParts(before?.keyResults ?? [], content.keyResults, () => context.newId());
  const values = { ...content, keyResults, updatedAt: context.clock.now() };
  return { templateId: await templates.save(context, templateId, values, version) };
}

type Fixed = Pick<GoalTemplateContent, "timeFrame" | "level">;

async function refuseFixed(context: Context, before: Fixed & { id: string }, now: Fixed): Promise<void> {
  const field = now.timeFrame !== before.timeFrame ? "timeFrame" : now.level !== before.level ? "level" : null;
  if (!field || !(await hasGoals(context, before.id))) return;
  throw invalid("goals.goal-template-fixed", "Goals made of it stay in their time frame and at their level.", {
    fields: { [field]: "goals.goal-template-fixed" },
  });
}

export const archiveGoalTemplateInput = oneGoalTemplate.extend({
  archived: tickInput.describe("Whether it is out of use."),
});

/** Takes a template off the list, or brings it back; goals that were made of it stay. */
export const archiveGoalTemplate = templates.archiving("templateId");
