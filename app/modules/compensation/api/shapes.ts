import { z } from "zod";
import { promotionOutcomes } from "#app/modules/people/index.ts";
import { ids } from "../domain/ids.ts";
import { guidelineMarks } from "../domain/recommend.ts";
import { cellOutcomes } from "../use-cases/raise-work.ts";

export const count = (said: string) => z.number().int().describe(said);
export const amount = (said: string) => count(`${said}, in minor units for a year.`);

/** What publishing would change in People. */
export const promotionsShape = z.object({
  changing: count("How many people get a title or a grade in People."),
  leftOut: count("Of how many a title or a grade is left out."),
  people: z
    .array(
      z.object({
        memberId: ids.member,
        name: z.string().describe("Their name."),
        places: z
          .array(
            z.object({
              kind: z.enum(["JOB_ROLE", "GRADE"]).describe("Their role by the new title, or their grade."),
              to: z.string().describe("What it becomes."),
              outcome: z
                .enum([...promotionOutcomes, "UNKNOWN", "SEVERAL"])
                .describe("CHANGES, ALREADY so, or why it is left out; UNKNOWN where People has nothing of that name."),
            }),
          )
          .describe("What the promotion names."),
      }),
    )
    .describe("Those with something left out first; the first 200."),
});

/** What became of a cell, and what its line says now. */
export const savedShape = z.object({
  memberId: ids.member,
  outcome: z.enum(cellOutcomes).describe("What became of the cell."),
  version: count("Counts the changes of the line; the next change must bring it."),
  mark: z.enum(guidelineMarks).nullable().describe("Whether it keeps to the guideline."),
  raise: amount("What the line says now").nullable(),
  reason: z.string().describe("The reason that stands beside it."),
  promotion: z
    .object({
      title: z.string().describe("The new title."),
      gradeId: z.guid().nullable().describe("The id of the new grade."),
      grade: z.string().describe("What the new grade is called."),
      amount: amount("What the promotion brings"),
    })
    .nullable()
    .describe("The promotion beside the raise."),
  adjustment: z
    .object({ amount: amount("How much"), reason: z.string().describe("Why.") })
    .nullable()
    .describe("The adjustment beside the raise."),
});
