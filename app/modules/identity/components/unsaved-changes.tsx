import { useEffect, useState } from "react";
import { useUnsavedChanges } from "#app/platform/i18n/use-unsaved-changes.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog/confirm-dialog.tsx";
import type { CommandResult } from "#app/platform/http/command.ts";

/** Asks before what was typed is left behind. */
export function UnsavedChanges({ when }: { when: boolean }) {
  return <ConfirmDialog {...useUnsavedChanges(when)} />;
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
