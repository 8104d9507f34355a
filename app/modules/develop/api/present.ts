import { z } from "zod";
import { evidenceKinds } from "#app/platform/contributions/evidence.ts";
import { moment, personShape, versionShape } from "#app/platform/http/shapes.ts";
import { fields, noteKinds } from "../domain/fields.ts";
import { answerOf } from "#app/modules/records/index.ts";
import { noteFields } from "../develop-fields.ts";
import { ids } from "../domain/ids.ts";
import { labels } from "../domain/label.ts";
import { levelUpStates } from "../domain/level-up.ts";
import { planStates } from "../domain/plan.ts";

const level = z.string().describe("BEGINNER, INTERMEDIATE, ADVANCED, or the id of one of the company's own levels.");
const name = z.string().describe("The name of the competency.");
const day = (description: string) => z.string().nullable().describe(description);
const said = z.object({ level, at: moment, by: z.string().describe("Who said it, by name.") }).nullable();

export const standingShape = z.object({
  competencyId: ids.competency,
  name,
  expectedLevel: level.nullable().describe("What the job asks for; null where it does not ask for it."),
  manager: said.describe("What the manager assessed; null before that."),
  self: said.describe("What the person assessed; null before that."),
  praise: z.number().int().describe("How many praise posts count."),
  advice: z.number().int().describe("How many advice posts count."),
  ratings: z.number().int().describe("How many ratings of shared reviews count."),
  ratedHigh: z.number().int().describe("How many of them lie in the upper third of their scale."),
  ratedLow: z.number().int().describe("How many of them lie in the lower third."),
  label: z.enum(labels).describe("Where the person stands."),
});

export const competencyOfPersonShape = z.object({
  competencyId: ids.competency,
  name,
  description: z.string().describe("What it is about."),
  standing: standingShape
    .omit({ competencyId: true, name: true, manager: true, self: true })
    .nullable()
    .describe("Where the person stands; null where the job does not ask for it and nothing is known of it."),
  score: z
    .object({
      reached: z.number().int().describe("The level reached, the lowest is 1."),
      expected: z.number().int().nullable().describe("The level that is expected; null where none is."),
      of: z.number().int().describe("How many levels there are."),
    })
    .nullable()
    .describe("The level as a number, by the manager's assessment, else the own; null without either."),
  assessments: z
    .array(
      z.object({
        source: z.enum(["SELF", "MANAGER"]).describe("Whose word it is."),
        level,
        comment: z.string().describe("What it rests on."),
        by: z.string().describe("Who said it, by name."),
        at: moment,
        current: z.boolean().describe("Whether a later one has taken its place."),
        wording: z.string().describe("What the level meant that day; empty where it was not worded."),
      }),
    )
    .describe("What was assessed, the latest first."),
  evidence: z
    .array(
      z.object({
        kind: z.enum(evidenceKinds).describe("Praise, advice, or a rating of a shared review."),
        at: moment,
        by: z.string().nullable().describe("Who said it, by name; null where it is not told."),
        rating: z.string().nullable().describe("The rating in words; null where there is none to read."),
        text: z.string().nullable().describe("The words; null where there are none to read."),
        files: z
          .array(z.object({ id: z.guid().describe("The file."), fileName: z.string().describe("What it is called.") }))
          .describe("Pictures, GIFs and documents that belong to it."),
        comments: z.number().int().nullable().describe("How many comments it has; null where it takes none."),
      }),
    )
    .describe("What others said, the latest first; what the caller may not read is counted alone."),
  hasMore: z.boolean().describe("Whether there is more evidence than was asked for."),
});

export const competencyShape = z.object({
  id: ids.competency,
  name,
  description: z.string().describe("What it is about."),
  field: z.string().describe(`Its field of work: ${fields.join(", ")}; empty where none is said.`),
  wording: z.record(z.string(), z.string()).describe("What is expected at each level, by the level's id."),
  number: z.number().int().nullable().describe("The version of the wording; null before the first."),
  archived: z.boolean().describe("Whether it is out of use."),
});

export const planShape = z.object({
  plan: z
    .object({
      id: ids.plan,
      state: z.enum(planStates).describe("Where it stands."),
      note: z.string().describe("What it is for."),
      targetOn: day("The day it is to be reached, as `2027-03-31`; null where none is set."),
      mentor: personShape.nullable().describe("Who helps; null where nobody does."),
      version: versionShape,
    })
    .nullable()
    .describe("The plan that runs; null where there is none."),
  progress: z.number().int().nullable().describe("How far it is, in percent; null without goals."),
  goals: z
    .array(
      z.object({
        id: ids.goal,
        competency: z.object({ id: ids.competency, name }).describe("The competency it aims at."),
        level,
        note: z.string().describe("How one will see it."),
        reachedAt: moment.nullable().describe("When it was reached; null before that."),
        all: z.number().int().describe("How many steps it has."),
        done: z.number().int().describe("How many of them are done."),
        version: versionShape,
      }),
    )
    .describe("What it aims at."),
});

export const requestShape = z.object({
  id: ids.request,
  employee: personShape.describe("Whose level-up it is."),
  from: z.string().nullable().describe("The grade at the time of the request, by name."),
  to: z.string().describe("The grade that is asked for, by name."),
  reason: z.string().describe("Why now."),
  state: z.enum(levelUpStates).describe("Where it stands."),
  requestedAt: moment,
  effectiveOn: day("The first day of the new grade, as `2026-12-01`; null before it was approved."),
  version: versionShape,
});

export const noteShape = z.object({
  id: ids.note,
  kind: z.enum(noteKinds).describe("A strength, what drives one, or what one delivers."),
  ...answerOf(noteFields),
  version: versionShape,
});

export const settingsShape = z.object({
  evidenceMonths: z.number().int().describe("So many months back praise and advice count for labels."),
  allowsSearch: z.boolean().describe("Whether people can be found by competencies where they allow it themselves."),
  version: versionShape,
});

export const donePlanShape = z.object({ planId: ids.plan });
export const doneGoalShape = z.object({ goalId: ids.goal });
export const doneRequestShape = z.object({ requestId: ids.request });
export const doneNoteShape = z.object({ noteId: ids.note });
export const doneCompetencyShape = z.object({ competencyId: ids.competency });
