import { useBeforeUnload, useBlocker, type Location } from "@remix-run/react";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";

/**
 * Asks before what was typed is left behind: inside the product by a dialog, whose properties it gives, outside by the
 * browser's own question. Sending the form is a navigation too, and the one that saves; `stays` tells of other addresses
 * under which the form stays open.
 */
export function useUnsavedChanges(when: boolean, stays: (next: Location) => boolean = () => false) {
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
  return {
    opened: blocker.state === "blocked",
    onClose: () => blocker.reset?.(),
    onConfirm: () => blocker.proceed?.(),
    tone: "danger" as const,
    title: t("unsaved.title"),
    confirmLabel: t("unsaved.leave"),
    cancelLabel: t("unsaved.stay"),
    children: t("unsaved.text"),
  };
}
