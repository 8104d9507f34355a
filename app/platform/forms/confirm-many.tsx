import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useNamesOf } from "#app/platform/i18n/use-names-of.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog/confirm-dialog.tsx";

/** Whom an act is about to reach: how many they are, and the first of them that may be named. */
export type Reached = { count: number; names: readonly string[] };

export type ConfirmManyProps = {
  /** Null while nothing is asked. */
  reached: Reached | null;
  title: string;
  /** What comes of it. */
  text: string;
  confirmLabel: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks once before an act upon many people, and names them. */
export function ConfirmMany({ reached, title, text, confirmLabel, busy, onConfirm, onClose }: ConfirmManyProps) {
  const { t } = useTranslation("shell");
  const named = useNamesOf();
  return (
    <ConfirmDialog
      opened={reached !== null}
      onClose={onClose}
      onConfirm={onConfirm}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={t("form.cancel")}
      loading={busy}
    >
      {reached && reached.names.length > 0 ? <p>{named(reached.names, reached.count)}</p> : null}
      <p>{text}</p>
    </ConfirmDialog>
  );
}
