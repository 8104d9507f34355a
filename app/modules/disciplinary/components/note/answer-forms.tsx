import { PersonField } from "#app/modules/people/ui.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { useViewer } from "#app/shell/frame-context.ts";
import type { SignedDocumentView } from "#app/platform/signatures/signed-documents.ts";
import { SignFields } from "#app/shell/components/signing/sign-fields.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import type { NotePage } from "../../queries/note-page.ts";
import { noteCommands } from "../disciplinary-commands.ts";
import { useDisciplinaryWords } from "../disciplinary-words.ts";
import classes from "../disciplinary.module.css";

type Props = { page: NotePage; document: SignedDocumentView };

/** The person answers the words they have just read: acknowledging or signing is not agreeing. */
export function AnswerForm({ page: { note, signer }, document }: Props) {
  const { t } = useDisciplinaryWords();
  const form = noteCommands.useCommandForm({
    intent: "answer-note",
    fields: { noteId: note.id, digest: document.digest },
    said: t("said.answered"),
  });
  const signs = document.asks === "SIGNATURE";
  return (
    <Section title={t(signs ? "answer.sign" : "answer.acknowledge")} description={t("answer.text")}>
      <CommandForm form={form} guarded layout="reading">
        <SignFields form={form} asks={document.asks} name={signer} />
        <SubmitRow form={form} label={t(signs ? "answer.sign" : "answer.acknowledge")} />
      </CommandForm>
    </Section>
  );
}

/** The author or HR records that it was refused, with who was there. */
export function RefuseForm({ page: { note }, document }: Props) {
  const { t } = useDisciplinaryWords();
  const { employeeId } = useViewer();
  const form = noteCommands.useCommandForm({
    intent: "refuse-note",
    fields: { noteId: note.id, digest: document.digest, outcome: "REFUSED" },
    said: t("said.refused"),
  });
  return (
    <Fold title={t("answer.refused")}>
      <CommandForm form={form} guarded layout="reading">
        <p className={classes.soft}>{t("answer.refused-text")}</p>
        <PersonField
          {...form.field("witnessId")}
          label={t("answer.witness")}
          without={[note.employee.id, employeeId]}
          required
        />
        <TextArea {...form.field("statement")} label={t("answer.said")} rows={3} maxLength={10_000} />
        <SubmitRow form={form} label={t("answer.record")} />
      </CommandForm>
    </Fold>
  );
}
