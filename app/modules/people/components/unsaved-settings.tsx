import { useBeforeUnload, useBlocker } from "@remix-run/react";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "#app/ui/confirm-dialog/confirm-dialog.tsx";

/** Asks before what was chosen for a file is left behind: inside the product by a dialog, outside by the browser's own question. */
export function UnsavedSettings({ when }: { when: boolean }) {
  const { t } = useTranslation("people");
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload(
    useCallback(
      (event) => {
        if (when) event.preventDefault();
      },
      [when],
    ),
  );
  return (
    <ConfirmDialog
      opened={blocker.state === "blocked"}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      tone="danger"
      title={t("unsaved.title")}
      confirmLabel={t("unsaved.leave")}
      cancelLabel={t("unsaved.stay")}
    >
      {t("unsaved.text")}
    </ConfirmDialog>
  );
}
