import type { Context } from "#app/platform/context/context.ts";
import { keptAudience } from "#app/modules/audiences/domain.ts";
import { requireAudience } from "#app/modules/audiences/index.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";
import type { SurveyRecord } from "../data/entities.ts";
import { reworded } from "../domain/reworded.ts";
import { requireMinimum } from "../queries/minimum.ts";
import type { DesignInput, ParticipantsInput, SettingsInput } from "./survey-input.ts";
import { surveyWrites } from "./write-down.ts";

type Change = (record: SurveyRecord) => Promise<void> | void;
type Named = { surveyId: string; version?: number | undefined };

/** Changes a draft; what people answer to is never changed under their hands. */
async function changeDraft(context: Context, { surveyId, version }: Named, what: string, change: Change) {
  await surveyWrites.change(context, {
    where: { id: surveyId, deletedAt: null },
    may: "edit",
    version,
    changedBy: ["engagement.edit"],
    async change(record) {
      if (record.state !== "DRAFT") throw conflict("engagement.launched-already", "The survey was launched.");
      await change(record);
      record.updatedAt = context.clock.now();
    },
    tells: { event: "engagement.survey-edited", payload: { surveyId }, action: "edit", detail: { what } },
  });
  return { surveyId };
}

/** What is asked, and which driver each question speaks of. */
export function saveDesign(context: Context, { questions, drivers, ...named }: DesignInput) {
  return changeDraft(context, named, "questions", (record) => {
    const known = new Set(questions.map(({ id }) => id));
    record.questions = questions;
    record.drivers = Object.fromEntries(Object.entries(drivers).filter(([id, driver]) => known.has(id) && driver));
  });
}

/** How it is called, who can know what was answered, by what answers are told apart, and when it ends. */
export async function saveSettings(context: Context, input: SettingsInput) {
  const { surveyId, version, title, titleIn, intro = "", introIn, closesOn, ...settings } = input;
  if (closesOn !== null && closesOn <= context.today())
    throw invalid("engagement.closes-in-past", "The last day is over.", {
      fields: { closesOn: "engagement.closes-in-past" },
    });
  await requireMinimum(context, settings.fewest);
  const language = asLanguage(context.actor.language);
  return changeDraft(context, { surveyId, version }, "settings", (record) => {
    record.title = reworded(record.title, { language, text: title, others: titleIn });
    record.intro = reworded(record.intro, { language, text: intro, others: introIn });
    Object.assign(record, { ...settings, closesOn });
  });
}

/** Who is asked. */
export function saveParticipants(context: Context, { surveyId, version, ...audience }: ParticipantsInput) {
  return changeDraft(context, { surveyId, version }, "participants", async (record) => {
    const kept = keptAudience(audience);
    await requireAudience(context, kept);
    record.audience = kept;
  });
}

/** Takes a draft out of sight, or brings it back. */
async function deleteOrRestore(context: Context, { surveyId, version }: Named, deleted: boolean) {
  await surveyWrites.deleteOrRestore(context, {
    where: { id: surveyId, state: "DRAFT" },
    may: "delete",
    deleted,
    version,
    changedBy: ["engagement.edit"],
    tells: {
      event: deleted ? "engagement.survey-deleted" : "engagement.survey-restored",
      payload: { surveyId },
      action: deleted ? "delete" : "restore",
    },
  });
  return { surveyId };
}

export const deleteSurvey = (context: Context, named: Named) => deleteOrRestore(context, named, true);
export const restoreSurvey = (context: Context, named: Named) => deleteOrRestore(context, named, false);
