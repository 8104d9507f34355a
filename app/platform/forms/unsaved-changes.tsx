import { useBeforeUnload, useBlocker, type Location } from "@remix-run/react";
import { useCallback, useEffect } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog/confirm-dialog.tsx";
import type { Stays } from "./open-by.ts";

export type UnsavedChangesProps = {
  /** Whether something was typed that is not saved. */
  when: boolean;
  /** Tells of other addresses under which the form stays open. */
  stays?: Stays | undefined;
  /** What is asked where something else than what was typed would be lost. */
  words?: Words | undefined;
};

type Words = { title: string; text: string; stay: string };

const nowhereElse = () => false;

/** Asks before what was typed is left behind: inside the product by a dialog, outside by the browser's own question. */
export function UnsavedChanges({ when, stays = nowhereElse, words }: UnsavedChangesProps) {
  return when ? <Question stays={stays} words={words} /> : null;
}

/** The router hears one question at a time: whichever stands asks for every form of the page that has something to lose. */
const forms = new Set<Stays>();

function Question({ stays, words }: { stays: Stays; words: Words | undefined }) {
  const { t } = useTranslation("shell");
  const { title, text, stay } = words ?? {
    title: t("unsaved.title"),
    text: t("unsaved.text"),
    stay: t("unsaved.stay"),
  };
  useEffect(() => {
    // Of its own for each: two forms of one page may stay by the same rule.
    const own: Stays = (next, current) => stays(next, current);
    forms.add(own);
    return () => void forms.delete(own);
  }, [stays]);
  const blocker = useBlocker(
    ({ historyAction, currentLocation, nextLocation }) =>
      historyAction !== "REPLACE" &&
      addressOf(currentLocation) !== addressOf(nextLocation) &&
      [...forms].some((staysOpen) => !staysOpen(nextLocation, currentLocation)),
  );
  useBeforeUnload(useCallback((event) => event.preventDefault(), []));
  return (
    <ConfirmDialog
      opened={blocker.state === "blocked"}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      tone="danger"
      title={title}
      confirmLabel={t("unsaved.leave")}
      cancelLabel={stay}
    >
      {text}
    </ConfirmDialog>
  );
}

function addressOf({ pathname, search }: Location): string {
  return pathname + search;
}
