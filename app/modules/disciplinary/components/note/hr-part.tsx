import { ActForm } from "#app/platform/forms/act-form.tsx";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { useForgottenPlace } from "#app/shell/components/use-recent-places.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { NotePage } from "../../queries/note-page.ts";
import { noteCommands } from "../disciplinary-commands.ts";
import { useDisciplinaryWords } from "../disciplinary-words.ts";
import classes from "../disciplinary.module.css";

/** Holding a note for proceedings, and having it expunged. */
export function HrPart({ page: { note, acts } }: { page: NotePage }) {
  return (
    <>
      {acts.includes("hold") ? note.held ? <Held note={note} /> : <Hold note={note} /> : null}
      {acts.includes("expunge") ? <Expunge note={note} /> : null}
    </>
  );
}

type Props = { note: NotePage["note"] };

function Held({ note }: Props) {
  const { t } = useDisciplinaryWords();
  const command = noteCommands.useCommand({ intent: "release-note", said: t("said.saved") });
  return (
    <Callout
      title={t("hold.mark")}
      action={
        <ActForm command={command} intent="release-note" fields={{ noteId: note.id }}>
          <Button type="submit" size="small" loading={command.busy}>
            {t("hold.release")}
          </Button>
        </ActForm>
      }
    >
      {note.holdReason}
    </Callout>
  );
}

function Hold({ note }: Props) {
  const { t } = useDisciplinaryWords();
  const form = noteCommands.useCommandForm({
    intent: "hold-note",
    fields: { noteId: note.id },
    said: t("said.saved"),
  });
  return (
    <Fold title={t("hold.title")}>
      <CommandForm form={form} guarded layout="reading">
        <p className={classes.soft}>{t("hold.text")}</p>
        <TextField {...form.field("reason")} label={t("field.reason")} maxLength={500} required />
        <SubmitRow form={form} label={t("hold.title")} />
      </CommandForm>
    </Fold>
  );
}

function Expunge({ note }: Props) {
  const { t } = useDisciplinaryWords();
  const form = noteCommands.useCommandForm({
    intent: "expunge-note",
    fields: { noteId: note.id },
    said: t("said.expunged"),
  });
  useForgottenPlace(form.busy);
  return (
    <Fold title={t("expunge.title")}>
      <CommandForm form={form} guarded layout="reading">
        <Callout tone="danger">{t("expunge.text")}</Callout>
        <TextField
          {...form.field("reason")}
          label={t("field.reason")}
          description={t("expunge.reason-text")}
          maxLength={500}
          required
        />
        <SubmitRow form={form} label={t("expunge.title")} />
      </CommandForm>
    </Fold>
  );
}
