import { Modal } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { IconButton } from "../icon-button/icon-button.tsx";
import { OverlayGround } from "../theme/overlay-ground.tsx";
import classes from "./dialog.module.css";

export interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  size?: "small" | "medium" | "large";
  /** Buttons at the foot; the main one comes last. */
  footer?: ReactNode;
  children?: ReactNode;
}

const parts = { overlay: classes.overlay ?? "", inner: classes.inner ?? "", content: classes.content ?? "" };

/** A modal dialog: focus stays inside, Escape closes, focus returns to where it came from. */
export function Dialog({ opened, onClose, title, closeLabel, size = "medium", footer, children }: DialogProps) {
  return (
    <OverlayGround>
      <Modal.Root opened={opened} onClose={onClose} classNames={parts}>
        <Modal.Overlay />
        <Modal.Content data-size={size}>
          <header className={classes.header}>
            <Modal.Title className={classes.title}>{title}</Modal.Title>
            <IconButton label={closeLabel} icon={<IconX />} onClick={onClose} />
          </header>
          {children ? <Modal.Body className={classes.body}>{children}</Modal.Body> : null}
          {footer ? <footer className={classes.footer}>{footer}</footer> : null}
        </Modal.Content>
      </Modal.Root>
    </OverlayGround>
  );
}
