import { useState } from "react";
import { useManySaid } from "#app/shell/components/list-screen/use-selection.ts";
import { Button } from "#app/ui/button/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog/confirm-dialog.tsx";
import { listCommands } from "./disciplinary-commands.ts";
import { useDisciplinaryWords } from "./disciplinary-words.ts";

export type ManyDraftActsProps = {
  noteIds: readonly string[];
  /** The address of the list, where all its drafts are meant, and how many those are. */
  matching: string | null;
  total: number;
  onDone: () => void;
};

/** Hands on or throws away all that is ticked, asked once with how many they are. */
export function ManyDraftActs({ noteIds, matching, total, onDone }: ManyDraftActsProps) {
  const { t } = useDisciplinaryWords();
  const saidOfMany = useManySaid();
  const [asked, setAsked] = useState<"publish-drafts" | "delete-drafts" | null>(null);
  const ended = ({ done }: { done?: boolean }) => {
    setAsked(null);
    if (done) onDone();
  };
  const publish = listCommands.useCommand({
    intent: "publish-drafts",
    said: ({ value }) =>
      saidOfMany(value, ({ published, submitted }) =>
        [
          ...(published > 0 ? [t("many.published", { count: published })] : []),
          ...(submitted > 0 ? [t("many.submitted", { count: submitted })] : []),
        ].join(" "),
      ),
    then: ended,
  });
  const remove = listCommands.useCommand({
    intent: "delete-drafts",
    said: ({ value }) => saidOfMany(value, ({ deleted }) => t("many.deleted", { count: deleted })),
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
        title={t(`many.${act}-ask`, { count: matching === null ? noteIds.length : total })}
        confirmLabel={t(`many.${act}`)}
        cancelLabel={t("cancel")}
        loading={command.busy}
        onClose={() => setAsked(null)}
        onConfirm={() =>
          command.send({ intent: act, ...(matching === null ? { noteIds: [...noteIds] } : { matching }) })
        }
      >
        {t(`many.${act}-text`)}
      </ConfirmDialog>
    </>
  );
}
