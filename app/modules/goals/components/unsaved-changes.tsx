import { useUnsavedChanges } from "#app/platform/i18n/use-unsaved-changes.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog/confirm-dialog.tsx";

/** Asks before what was typed is left behind; an objective that is opened beside the form leaves it as it is. */
export function UnsavedChanges({ when }: { when: boolean }) {
  return <ConfirmDialog {...useUnsavedChanges(when, (next) => next.search.includes("panelStack=OBJECTIVE"))} />;
}
