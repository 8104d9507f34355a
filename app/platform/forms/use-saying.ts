import { useSubmit } from "@remix-run/react";
import { useCallback } from "react";
import { useSnackbar } from "#app/ui/snackbar/snackbar.tsx";
import type { CommandResult } from "../http/command.ts";
import { fieldsOfUndo, type Fields, type Said } from "./answers.ts";

/** Commands may share what they were answered; it is said once. */
const saidAlready = new WeakSet<CommandResult>();

export function sayOnce(answer: CommandResult, say: () => void): void {
  if (saidAlready.has(answer)) return;
  saidAlready.add(answer);
  say();
}

/** Shows in passing what was done, with the way back where there is one, or why it was refused. */
export function useSaying(action: string | undefined): (what: { done: Said | null } | { refusal: string }) => void {
  const { show } = useSnackbar();
  const submit = useSubmit();
  return useCallback(
    (what) => {
      if ("refusal" in what) return show({ tone: "error", text: what.refusal });
      if (what.done === null) return undefined;
      const { text, undo = null, about } = typeof what.done === "string" ? { text: what.done } : what.done;
      const place = undo?.action ?? action ?? window.location.pathname;
      const takeBack = undo && {
        label: undo.label,
        onSelect: () => {
          const fields = fieldsOfUndo(undo);
          const fetcherKey = `${place} ${JSON.stringify(fields)}`;
          submit(formOf(fields), { method: "post", action: place, navigate: false, fetcherKey });
        },
      };
      return show({ tone: "success", text, about, ...(takeBack ? { action: takeBack } : {}) });
    },
    [show, submit, action],
  );
}

/** Fields as a form sends them. */
export function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of typeof value === "string" ? [value] : value) form.append(name, one);
  return form;
}
