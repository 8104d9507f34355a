import { useBeforeUnload, useBlocker } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "#app/ui/confirm-dialog/confirm-dialog.tsx";
import type { CommandResult } from "#app/platform/http/command.ts";

/** Asks before what was typed is left behind: inside the product by a dialog, outside by the browser's own question. */
export function UnsavedChanges({ when }: { when: boolean }) {
  const { t } = useTranslation("identity");
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => when && historyAction !== "REPLACE" && currentLocation.pathname !== nextLocation.pathname);
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

/** Whether anything was typed that is not saved (`any`), and whether anything was since the last answer (`since`). */
export function useTyped(result: CommandResult | null): [{ any: boolean; since: boolean }, () => void] {
  const [typed, setTyped] = useState({ any: false, since: false });
  useEffect(() => {
    if (!result) return;
    setTyped((before) => ({ any: before.any && !(result.done && result.intent === "save"), since: false }));
  }, [result]);
  return [typed, () => setTyped({ any: true, since: true })];
}
