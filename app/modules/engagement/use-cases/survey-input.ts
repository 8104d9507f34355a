import { z } from "zod";
import { audienceShape } from "#app/modules/audiences/domain.ts";
import { questionsSchema, type Question } from "#app/modules/questionnaires/domain.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { listSent } from "#app/platform/http/sent-values.ts";
import { textInput, tickInput } from "#app/platform/http/typed-input.ts";
import { languages } from "#app/platform/i18n/languages.ts";
import { attributes, fewestEver, privacies, purposes } from "../domain/survey.ts";

export const oneSurvey = z.object({ surveyId: z.guid().describe("The id of the survey.") });
export const oneSurveyRead = oneSurvey.extend({ version: versionRead });

const longestTitle = 120;
const longestIntro = 2_000;
/** Days before the last one on which a reminder goes out. */
const mostReminders = 5;

/** Kinds of answers that a survey can count. */
export const surveyKinds = ["scale", "enps", "stars", "single", "multiple", "text"] as const;

const readJson = (said: unknown): unknown => {
  if (typeof said !== "string") return said;
  try {
    return JSON.parse(said);
  } catch {
    return null;
  }
};

const countable = (questions: readonly Question[]) =>
  questions.every(({ kind }) => (surveyKinds as readonly string[]).includes(kind));

export const questionsInput = z
  .preprocess(readJson, questionsSchema)
  .refine(countable, { error: "engagement.kind-not-asked" })
  .describe("What is asked, in order.");

export const driversInput = z
  .preprocess(readJson, z.record(z.string().max(64), z.string().max(64)))
  .describe("By the id of a question: the driver it speaks of.");

/** What is settled about a survey besides its questions. */
export const surveySettings = {
  title: textInput({ most: longestTitle, tooLong: "too-long" }).describe("What people know it by."),
  intro: textInput({ most: longestIntro, tooLong: "too-long" })
    .optional()
    .describe("What stands above the first question."),
  purpose: z.enum(purposes).describe("What it is made for."),
  privacy: z.enum(privacies).describe("Who can know what somebody answered; settled by the launch."),
  fewest: z.coerce
    .number()
    .int()
    .min(fewestEver, { error: "engagement.fewest" })
    .max(50)
    .describe("So many answers a group needs before anything is told of it."),
  attributes: z
    .preprocess(listSent, z.array(z.enum(attributes)).max(attributes.length))
    .default([])
    .describe("By what results are told apart."),
  sharesWithManagers: tickInput.default(false).describe("Whether managers see the results of their teams."),
  sharesWithAll: tickInput.default(false).describe("Whether everybody who was asked sees the results."),
  randomOrder: tickInput.default(false).describe("Whether everybody is asked in an order of their own."),
  closesOn: z.iso
    .date()
    .nullable()
    .or(z.literal("").transform(() => null))
    .default(null)
    .describe("The last day; null where it is closed by hand."),
  remindDays: z
    .preprocess(listSent, z.array(z.coerce.number().int().min(1).max(60)).max(mostReminders))
    .default([])
    .describe("So many days before the last one, who has not taken part is reminded."),
};
/** A text in languages other than that of whoever words it. */
const inOtherLanguages = (most: number) =>
  z.partialRecord(z.enum(languages), textInput({ most, tooLong: "too-long" }).optional()).optional();
const dropped = "One left out, or as it was, is dropped where the text is worded anew.";
export const settingsInput = oneSurveyRead.extend({
  ...surveySettings,
  titleIn: inOtherLanguages(longestTitle).describe(`What it is called, by language (\`de\`). ${dropped}`),
  introIn: inOtherLanguages(longestIntro).describe(`The introduction, by language (\`de\`). ${dropped}`),
});
export type SettingsInput = z.output<typeof settingsInput>;

export const designInput = oneSurveyRead.extend({ questions: questionsInput, drivers: driversInput });
export type DesignInput = z.output<typeof designInput>;

export const participantsInput = oneSurveyRead.extend(audienceShape);
export type ParticipantsInput = z.output<typeof participantsInput>;
