import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { DoneOf, Said } from "#app/platform/forms/answers.ts";
import type { action } from "../routes/views.tsx";

export const { useCommand, useCommandForm, usePageAnswer, PageAnswer } = commandsOf<typeof action>("audiences");

/** What is said of an act on a saved view; a deleted one can be taken back. */
export function useViewSaid(): (done: DoneOf<typeof action>) => Said | null {
  const { t } = useTranslation("audiences");
  return (done) => {
    if (done.intent !== "delete-view") return t("done.saved");
    const { viewId, name } = done.value;
    return {
      text: t("done.deleted", { name }),
      undo: { intent: "restore-view", fields: { viewId }, label: t("act.undo") },
    };
  };
}
