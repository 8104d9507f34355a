import { z } from "zod";
import { copied } from "#app/modules/questionnaires/domain.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { addDays } from "#app/platform/time/days.ts";
import { Survey, SurveyFocus, SurveyTemplate, type SurveyRecord } from "../data/entities.ts";
import { followUpTitle } from "../domain/samples/follow-up.ts";
import { sampleNamed, sampleNames } from "../domain/samples/samples.ts";
import type { Purpose } from "../domain/survey.ts";
import { minimumOf } from "../queries/minimum.ts";
import { surveyWrites } from "./write-down.ts";

export const createSurveyInput = z.object({
  from: z
    .string()
    .max(80)
    .describe(
      "What it begins with: `sample:<name>`, `template:<id>`, `wave:<id of a survey>`, `focus:<id of a plan>`, or `empty`.",
    ),
});
export type CreateSurveyInput = z.output<typeof createSurveyInput>;

export type Begun = Pick<SurveyRecord, "title" | "intro" | "purpose" | "questions" | "drivers"> & Partial<SurveyRecord>;

/** Begins a survey: from a sample, a template of the company's, an earlier survey as its next wave, or from nothing. */
export async function createSurvey(context: Context, { from }: CreateSurveyInput): Promise<{ surveyId: string }> {
  const [kind = "", name = ""] = from.split(":");
  return { surveyId: await addDraft(context, { begun: await begin(context, kind, name), from: kind }) };
}

type Draft = {
  begun: Begun;
  /** What it begins with, for the audit log. */
  from: string;
  /** What the actor must be allowed to do. */
  may?: string;
};

/** Writes a draft down, settled as most surveys are where it says nothing else. */
export async function addDraft(context: Context, { begun, from, may = "create" }: Draft): Promise<string> {
  const { usual } = await minimumOf(context);
  const [id, now] = [context.newId(), context.clock.now()];
  await surveyWrites.create(context, {
    may,
    of: { kind: "Survey" },
    values: {
      ...{
        privacy: "ANONYMOUS",
        audience: { everyone: true },
        attributes: ["DIVISION", "TEAM"],
        fewest: usual,
      },
      ...{
        sharesWithManagers: true,
        sharesWithAll: true,
        randomOrder: false,
        remindDays: [3, 1],
        followsId: null,
        focusId: null,
        seriesId: null,
      },
      closesOn: addDays(context.today(), 14),
      ...begun,
      ...{ id, state: "DRAFT", frame: null, outcome: null },
      ...{ createdBy: context.actor.employeeId, createdAt: now, updatedAt: now },
      ...{ launchedAt: null, closedAt: null, publishedAt: null, deletedAt: null },
    },
    tells: { event: "engagement.survey-created", payload: { surveyId: id }, action: "create", detail: { from } },
  });
  return id;
}

export async function begin(context: Context, kind: string, name: string): Promise<Begun> {
  if (kind === "wave") return nextWave(context, name);
  if (kind === "focus") return followUpOfCompany(context, name);
  if (kind === "template") return fromTemplate(context, name);
  if (kind === "sample") {
    const sample = sampleNames.find((each) => each === name);
    if (!sample) throw notFound("SurveyTemplate");
    const { title, intro, purpose, questions, drivers } = sampleNamed(sample, context.newId);
    return { title, intro, purpose, questions, drivers };
  }
  return { title: {}, intro: {}, purpose: "ENGAGEMENT" satisfies Purpose, questions: [], drivers: {} };
}

/** The same questions under the same ids, so that what was answered can be compared. */
async function nextWave(context: Context, id: string) {
  if (!z.guid().safeParse(id).success) throw notFound("Survey");
  const before = await context.em.findOne(Survey, { id, deletedAt: null });
  if (!before || before.state === "DRAFT") throw notFound("Survey");
  const { title, intro, purpose, questions, drivers, privacy, audience, attributes, fewest } = before;
  const { sharesWithManagers, sharesWithAll, randomOrder, remindDays } = before;
  return {
    ...{ title, intro, purpose, questions, drivers, privacy, audience, attributes, fewest },
    ...{ sharesWithManagers, sharesWithAll, randomOrder, remindDays, followsId: id },
  };
}

async function followUpOfCompany(context: Context, id: string): Promise<Begun> {
  if (!z.guid().safeParse(id).success) throw notFound("SurveyFocus");
  const focus = await context.em.findOne(SurveyFocus, { id, leadId: null, deletedAt: null });
  if (!focus) throw notFound("SurveyFocus");
  return followUp(context, focus);
}

type Planned = { id: string; surveyId: string; questionId: string; plan: string };

/** A short pulse about the result that a plan is about, under the same id, and what would still help. */
export async function followUp(context: Context, focus: Planned): Promise<Omit<Begun, "fewest"> & { fewest: number }> {
  const before = await nextWave(context, focus.surveyId);
  const asked = before.questions.filter((question) => question.id === focus.questionId);
  const { questions, drivers, title } = sampleNamed("pulse", context.newId);
  const words = questions.filter(({ kind }) => kind === "text");
  const ids = new Set([...asked, ...words].map((question) => question.id));
  return {
    ...before,
    ...{ title: followUpTitle(title, focus.plan), intro: {}, purpose: "PULSE", focusId: focus.id, remindDays: [2] },
    questions: [...asked.map((question) => ({ ...question, when: null, section: null })), ...words],
    drivers: Object.fromEntries(Object.entries({ ...before.drivers, ...drivers }).filter(([each]) => ids.has(each))),
  };
}

async function fromTemplate(context: Context, id: string): Promise<Begun> {
  if (!z.guid().safeParse(id).success) throw notFound("SurveyTemplate");
  const template = await context.em.findOne(SurveyTemplate, { id, archivedAt: null });
  if (!template) throw notFound("SurveyTemplate");
  const { questions, ids } = copied(template.questions, context.newId);
  const drivers = Object.fromEntries(
    Object.entries(template.drivers).map(([questionId, driver]) => [ids.get(questionId) ?? questionId, driver]),
  );
  const { name, purpose } = template;
  return { title: { [context.actor.language]: name }, intro: {}, purpose, questions, drivers };
}
