import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { DoneOf } from "#app/platform/forms/answers.ts";
import type { action } from "../../routes/sharing.tsx";
import { useViewWords } from "../view-words.ts";

export const { useCommand, useCommandForm, PageAnswer } = commandsOf<typeof action>("audiences");

export function useSharingSaid(): (done: DoneOf<typeof action>) => string {
  const { t } = useViewWords();
  return ({ intent, value: { name } }) =>
    t(intent === "grant-sharing" ? "sharing.granted" : "sharing.withdrawn", { name });
}
