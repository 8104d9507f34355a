import { useUnsavedChanges } from "#app/platform/i18n/use-unsaved-changes.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog/confirm-dialog.tsx";

/** Asks before a change of access that is not saved is left behind. */
export function UnsavedChanges({ when }: { when: boolean }) {
  return <ConfirmDialog {...useUnsavedChanges(when)} />;
}
