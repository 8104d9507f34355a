import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";

export interface ConfirmDialogProps {
  opened: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  tone?: "primary" | "danger";
  loading?: boolean;
}

/** Asks before something that is hard to take back. Focus starts on the harmless choice. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, onClose, onConfirm, title, confirmLabel, cancelLabel, tone = "primary", loading } = props;
  const footer = (
    <>
      <Button onClick={onClose} data-autofocus>
        {cancelLabel}
      </Button>
      <Button tone={tone} loading={loading ?? false} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog opened={opened} onClose={onClose} title={title} closeLabel={cancelLabel} size="small" footer={footer}>
      {props.children}
    </Dialog>
  );
}
