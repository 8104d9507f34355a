import { useBeforeUnload, useBlocker, type Location } from "@remix-run/react";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "#app/ui/confirm-dialog/confirm-dialog.tsx";

export type UnsavedChangesProps = {
  /** Whether something was typed that is not saved. */
  when: boolean;
  /** Tells of other addresses under which the form stays open. */
  stays?: ((next: Location) => boolean) | undefined;
};

const nowhereElse = () => false;

/** Asks before what was typed is left behind: inside the product by a dialog, outside by the browser's own question. */
export function UnsavedChanges({ when, stays = nowhereElse }: UnsavedChangesProps) {
  const { t } = useTranslation("shell");
  const blocker = useBlocker(
    ({ historyAction, currentLocation, nextLocation }) =>
      when &&
      historyAction !== "REPLACE" &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search &&
      !stays(nextLocation),
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
