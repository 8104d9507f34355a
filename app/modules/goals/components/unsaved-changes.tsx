import { useBeforeUnload, useBlocker } from "@remix-run/react";
import { useCallback } from "react";
import { ConfirmDialog } from "#app/ui/confirm-dialog/confirm-dialog.tsx";
import { useGoalWords } from "./goal-words.ts";

/** Asks before what was typed is left behind: inside the product by a dialog, outside by the browser's own question. */
export function UnsavedChanges({ when }: { when: boolean }) {
  const { t } = useGoalWords();
  // Sending the form is a navigation too, and the one that saves.
  const blocker = useBlocker(({ historyAction, currentLocation, nextLocation }) =>
    when && historyAction !== "REPLACE" && currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search
    && !nextLocation.search.includes("panelStack=OBJECTIVE"));
  useBeforeUnload(useCallback((event) => {
    if (when) event.preventDefault();
  }, [when]));
  return (
    <ConfirmDialog
      opened={blocker.state === "blocked"} onClose={() => blocker.reset?.()} onConfirm={() => blocker.proceed?.()} tone="danger"
      title={t("unsaved.title")} confirmLabel={t("unsaved.leave")} cancelLabel={t("unsaved.stay")}
    >
      {t("unsaved.text")}
    </ConfirmDialog>
  );
}
