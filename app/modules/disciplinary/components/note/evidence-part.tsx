import { IconPaperclip } from "@tabler/icons-react";
import { acceptedFiles } from "#app/platform/files/attachments/attachment-limits.ts";
import { attachmentAddress } from "#app/platform/files/attachments/attachment-address.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { FilesField } from "#app/ui/files-field/files-field.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { NotePage } from "../../queries/note-page.ts";
import { noteCommands } from "../disciplinary-commands.ts";
import { useDisciplinaryWords } from "../disciplinary-words.ts";
import classes from "../disciplinary.module.css";

/** Files that show what happened, each with its digest. */
export function EvidencePart({ page: { note, evidence }, edits }: { page: NotePage; edits: boolean }) {
  const { t } = useDisciplinaryWords();
  if (evidence.length === 0 && !edits) return null;
  return (
    <Section title={t("evidence.title")} description={t("evidence.text")}>
      <ul className={classes.plain}>
        {evidence.map(({ id, name, digest }) => (
          <li key={id}>
            <UiLink href={attachmentAddress(id)} rel="external">
              {name}
            </UiLink>
            <div className={classes.digest}>SHA-256 {digest}</div>
          </li>
        ))}
      </ul>
      {edits ? <ChangeFiles key={evidence.map(({ id }) => id).join()} noteId={note.id} evidence={evidence} /> : null}
    </Section>
  );
}

function ChangeFiles({ noteId, evidence }: { noteId: string; evidence: NotePage["evidence"] }) {
  const { t } = useDisciplinaryWords();
  const form = noteCommands.useCommandForm({ intent: "change-evidence", fields: { noteId }, said: t("said.saved") });
  return (
    <CommandForm form={form} guarded encType="multipart/form-data" layout="reading">
      <FilesField
        {...form.field("evidence")}
        label={t("evidence.files")}
        addLabel={t("evidence.add")}
        icon={<IconPaperclip size={16} aria-hidden="true" />}
        removeLabel={(name) => t("evidence.remove", { name })}
        accept={acceptedFiles}
        present={evidence.map(({ id, name }) => ({ id, name, src: null }))}
      />
      <SubmitRow form={form} label={t("evidence.save")} />
    </CommandForm>
  );
}
