import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { DoneOf, Said } from "#app/platform/forms/answers.ts";
import type { action } from "../routes/cohorts.tsx";
import type { action as editAction } from "../routes/edit-cohort.tsx";
import type { action as newAction } from "../routes/new-cohort.tsx";

/** Acts on a cohort, sent to the list. */
export const { useCommand, PageAnswer } = commandsOf<typeof action>("audiences");
/** The form of a cohort, new or kept. */
export const { useCommandForm } = commandsOf<typeof editAction & typeof newAction>("audiences");

/** What is said of a cohort that was deleted, with the way back. */
export function useCohortSaid(): (done: DoneOf<typeof action>) => Said {
  const { t } = useTranslation("audiences");
  return (done) => {
    if (done.intent === "restore-cohort") return t("done.saved");
    const { cohortId, name } = done.value;
    return {
      text: t("done.deleted", { name }),
      undo: { intent: "restore-cohort", fields: { cohortId }, label: t("act.undo") },
    };
  };
}
