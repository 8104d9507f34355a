import { useState } from "react";
import { Button } from "#app/ui/button/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog/confirm-dialog.tsx";
import { listCommands } from "./disciplinary-commands.ts";
import { useDisciplinaryWords } from "./disciplinary-words.ts";

export type ManyDraftActsProps = { noteIds: readonly string[]; onDone: () => void };

/** Hands on or throws away all that is ticked, asked once with how many they are. */
export function ManyDraftActs({ noteIds, onDone }: ManyDraftActsProps) {
  const { t } = useDisciplinaryWords();
  const [asked, setAsked] = useState<"publish-drafts" | "delete-drafts" | null>(null);
  const ended = ({ done }: { done?: boolean }) => {
    setAsked(null);
    if (done) onDone();
  };
  const publish = listCommands.useCommand({
    intent: "publish-drafts",
    said: ({ value: { published, submitted } }) =>
      [
        ...(published > 0 ? [t("many.published", { count: published })] : []),
        ...(submitted > 0 ? [t("many.submitted", { count: submitted })] : []),
      ].join(" "),
    then: ended,
  });
  const remove = listCommands.useCommand({
    intent: "delete-drafts",
    said: ({ value }) => t("many.deleted", { count: value.deleted }),
    then: ended,
  });
  const command = asked === "delete-drafts" ? remove : publish;
  const act = asked ?? "publish-drafts";
  return (
    <>
      <Button size="small" onClick={() => setAsked("publish-drafts")}>
        {t("many.publish-drafts")}
      </Button>
      <Button size="small" onClick={() => setAsked("delete-drafts")}>
        {t("many.delete-drafts")}
      </Button>
      <Button size="small" tone="quiet" onClick={onDone}>
        {t("many.clear")}
      </Button>
      <ConfirmDialog
        opened={asked !== null}
        title={t(`many.${act}-ask`, { count: noteIds.length })}
        confirmLabel={t(`many.${act}`)}
        cancelLabel={t("cancel")}
        loading={command.busy}
        onClose={() => setAsked(null)}
        onConfirm={() => command.send({ intent: act, noteIds: [...noteIds] })}
      >
        {t(`many.${act}-text`)}
      </ConfirmDialog>
    </>
  );
}
