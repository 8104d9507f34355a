import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { AudienceField } from "#app/modules/audiences/ui.ts";
import type { CreationPage } from "../../queries/creation-page.ts";
import { creationCommands } from "../engagement-commands.ts";
import { useEngagementWords } from "../engagement-words.ts";

/** Who is asked. */
export function ParticipantsStep({ page: { survey, choices } }: { page: CreationPage }) {
  const { t } = useEngagementWords();
  const form = creationCommands.useCommandForm({
    intent: "save-participants",
    fields: { surveyId: survey.id, version: String(survey.version) },
    said: t("said.saved"),
  });
  return (
    <CommandForm form={form} guarded layout="reading">
      <AudienceField audience={survey.audience} choices={choices} wrong={form.wrong} onChange={form.touch} />
      <SubmitRow form={form} label={t("creation.save")} />
    </CommandForm>
  );
}
