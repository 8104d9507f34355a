import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import { ids } from "../domain/ids.ts";
import { objectiveLevels, visibilities } from "#app/modules/goals/domain.ts";
import { descriptionInput, measureInput } from "#app/modules/goals/index.ts";

const title = (most: number) => textInput({ most, missing: "goals.required", tooLong: "goals.too-long" });

/** A goal template as it is written down; money in minor units. `id` of a key result says which one it is of those there were. */
export const goalTemplateInput = z.object({
  title: title(400).describe("The goal in a few words."),
  description: descriptionInput.default("").describe("What it is about, in full; at most 5,000 characters."),
  level: z
    .enum(objectiveLevels)
    .default("INDIVIDUAL")
    .describe("On whose behalf: the company, a department, a team or one person."),
  timeFrame: z
    .string()
    .min(1)
    .max(40)
    .describe(
      "The id of its time frame, as `GET /time-frames` lists them: `2026-Q3`, `2026-H1`, `2026`, or `2026-04-10..2026-05-20`.",
    ),
  visibility: z
    .enum(visibilities)
    .default("GLOBAL")
    .describe("GLOBAL is seen by the company, PRIVATE by its people and those above them."),
  keyResults: z
    .array(
      z
        .object({
          id: z.uuid().optional().describe("The id of the record, a UUID."),
          title: title(500).describe("The goal in a few words."),
        })
        .and(measureInput),
    )
    .max(20)
    .default([])
    .describe("What will be measured; at most 20."),
});
export type GoalTemplateInput = z.output<typeof goalTemplateInput>;

export const oneGoalTemplate = z.object({ templateId: ids.template });
export type OneGoalTemplate = z.output<typeof oneGoalTemplate>;
