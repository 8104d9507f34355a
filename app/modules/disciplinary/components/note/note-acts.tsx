import { useState } from "react";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useForgottenPlace } from "#app/shell/components/use-recent-places.ts";
import { Button } from "#app/ui/button/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog/confirm-dialog.tsx";
import type { NotePage } from "../../queries/note-page.ts";
import { noteCommands } from "../disciplinary-commands.ts";
import { useDisciplinaryWords } from "../disciplinary-words.ts";
import type { DraftSaving } from "./use-draft-saving.ts";

/** Publishing, reminding and deleting. */
export function NoteActs({ page, draft }: { page: NotePage; draft: DraftSaving }) {
  const { acts } = page;
  return (
    <>
      {acts.includes("publish") ? <Publish page={page} draft={draft} /> : null}
      {acts.includes("remind") ? <Remind page={page} /> : null}
      {acts.includes("delete") ? <Delete page={page} /> : null}
    </>
  );
}

function Publish({ page: { note, submits: reviews }, draft }: { page: NotePage; draft: DraftSaving }) {
  const { t } = useDisciplinaryWords();
  const [asked, ask] = useState(false);
  const command = noteCommands.useCommand({
    intent: "publish-note",
    said: t(reviews ? "said.submitted" : "said.published"),
    then: () => ask(false),
  });
  const fields = { noteId: note.id, version: String(note.version) };
  /** What was typed a moment ago goes along; what could not be saved stays to be seen. */
  const publish = async () => {
    const version = await draft.settled();
    if (version === null) ask(false);
    else command.send({ intent: "publish-note", ...fields, version: String(version) });
  };
  const label = t(reviews ? "publish.submit" : "publish.publish");
  return (
    <ActForm
      command={command}
      intent="publish-note"
      fields={fields}
      onSubmit={(event) => {
        event.preventDefault();
        ask(true);
      }}
    >
      <Button type="submit" tone="primary" loading={command.busy}>
        {label}
      </Button>
      <ConfirmDialog
        opened={asked}
        onClose={() => ask(false)}
        onConfirm={() => void publish()}
        title={label}
        confirmLabel={label}
        cancelLabel={t("cancel")}
        loading={command.busy}
      >
        {t(reviews ? "publish.submit-text" : "publish.publish-text", { name: note.employee.name })}
      </ConfirmDialog>
    </ActForm>
  );
}

function Remind({ page: { note } }: { page: NotePage }) {
  const { t } = useDisciplinaryWords();
  const command = noteCommands.useCommand({
    intent: "remind-note",
    said: t("said.reminded", { name: note.employee.name }),
  });
  return (
    <ActForm command={command} intent="remind-note" fields={{ noteId: note.id }}>
      <Button type="submit" loading={command.busy}>
        {t("publish.remind")}
      </Button>
    </ActForm>
  );
}

function Delete({ page: { note } }: { page: NotePage }) {
  const { t } = useDisciplinaryWords();
  const [asked, ask] = useState(false);
  const command = noteCommands.useCommand({ intent: "delete-note", said: t("said.deleted") });
  useForgottenPlace(command.busy);
  return (
    <ActForm
      command={command}
      intent="delete-note"
      fields={{ noteId: note.id }}
      onSubmit={(event) => {
        event.preventDefault();
        ask(true);
      }}
    >
      <Button type="submit" tone="quiet">
        {t("draft.delete")}
      </Button>
      <ConfirmDialog
        opened={asked}
        onClose={() => ask(false)}
        onConfirm={() => command.send({ intent: "delete-note", noteId: note.id })}
        title={t("draft.delete")}
        confirmLabel={t("draft.delete")}
        cancelLabel={t("cancel")}
        tone="danger"
        loading={command.busy}
      >
        {t("draft.delete-text")}
      </ConfirmDialog>
    </ActForm>
  );
}
