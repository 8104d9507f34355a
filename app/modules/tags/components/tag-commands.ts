import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { DoneOf, Said } from "#app/platform/forms/answers.ts";
import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { action } from "../routes/tags.tsx";

export const { useCommand, useCommandForm, PageAnswer } = commandsOf<typeof action>("tags");

/** What is said of an act on a tag; a deleted one can be taken back. */
export function useTagSaid(): (done: DoneOf<typeof action>) => Said | null {
  const { t } = useTranslation("tags");
  return (done) => {
    if (done.intent === "add-tag" || done.intent === "edit-tag") return t("saved");
    if (done.intent !== "delete-tag") return null;
    const { tagId, name } = done.value;
    return {
      text: t("deleted-done", { name }),
      undo: { intent: "restore-tag", fields: { tagId }, label: t("undo") },
    };
  };
}
