import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { Question, Texts } from "#app/modules/questionnaires/domain.ts";
import { SurveyTemplate } from "../data/entities.ts";
import { sampleNamed, sampleNames, sampleSummary } from "../domain/samples/samples.ts";
import type { Purpose } from "../domain/survey.ts";
import { sql } from "#tenancy/sql.ts";

/** A template of the company, or a sample of ours. */
export type TemplateRow = {
  /** As `createSurvey` takes it: `sample:pulse`, `template:<id>`. */
  from: string;
  id: string;
  title: Texts;
  purpose: Purpose;
  questions: number;
  sources: string[];
  archived: boolean;
};

export async function templateRows(context: Context): Promise<{ own: TemplateRow[]; samples: TemplateRow[] }> {
  const own = await context.rows<{ id: string; name: string; purpose: Purpose; questions: number; archived: boolean }>(
    sql`select id, name, purpose, jsonb_array_length(questions) as questions, archived_at is not null as archived
      from {survey_template} order by archived_at is not null, lower(name) limit 500`,
  );
  return {
    own: own.map(({ name, ...row }) => ({
      ...row,
      ...{ from: `template:${row.id}`, sources: [], title: { [context.actor.language]: name } },
    })),
    samples: sampleNames.map((name) => ({
      ...sampleSummary(name),
      ...{ id: name, from: `sample:${name}`, archived: false },
    })),
  };
}

export const templatePageInput = z.object({ templateId: z.string().max(60) });

export type TemplatePage = {
  from: string;
  title: Texts;
  questions: Question[];
  /** Where the ideas behind its questions come from. */
  sources: string[];
};

/** One template with its questions; 404 where there is none. */
export async function templatePage(
  context: Context,
  { templateId }: z.output<typeof templatePageInput>,
): Promise<TemplatePage> {
  await authorize(context, "view", { kind: "Survey" });
  const sample = sampleNames.find((name) => name === templateId);
  if (sample) {
    const { title, questions } = sampleNamed(sample, context.newId);
    return { from: `sample:${sample}`, title, questions, sources: sampleSummary(sample).sources };
  }
  const isId = z.guid().safeParse(templateId).success;
  const template = isId ? await context.em.findOne(SurveyTemplate, { id: templateId }) : null;
  if (!template) throw notFound("SurveyTemplate");
  const { name, questions } = template;
  return { from: `template:${templateId}`, title: { [context.actor.language]: name }, questions, sources: [] };
}
