import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import type { NotePage } from "../../queries/note-page.ts";
import { noteCommands } from "../disciplinary-commands.ts";
import { useDisciplinaryWords } from "../disciplinary-words.ts";

/** HR publishes what it reviews, or returns it with what is missing. */
export function ReviewForm({ page: { note } }: { page: NotePage }) {
  const { t } = useDisciplinaryWords();
  const form = noteCommands.useCommandForm({
    intent: "evaluate-note",
    fields: { noteId: note.id, version: String(note.version) },
    said: t("said.reviewed"),
  });
  return (
    <Section title={t("review.title")} description={t("review.text", { name: note.employee.name })}>
      <CommandForm form={form} guarded layout="reading">
        <RadioGroup
          {...form.field("verdict")}
          label={t("review.verdict")}
          options={(["PUBLISH", "RETURN"] as const).map((value) => ({ value, label: t(`review.${value}`) }))}
          required
        />
        <TextArea
          {...form.field("comment")}
          label={t("review.comment")}
          description={t("review.comment-text")}
          rows={3}
          maxLength={4000}
        />
        <SubmitRow form={form} label={t("review.send")} />
      </CommandForm>
    </Section>
  );
}
