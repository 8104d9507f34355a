import { IconArrowLeft, IconX } from "@tabler/icons-react";
import { useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import { IconButton } from "../icon-button/icon-button.tsx";
import { usePanelFocus } from "./use-panel-focus.ts";
import classes from "./side-panel.module.css";

export interface SidePanelProps {
  title: string;
  closeLabel: string;
  /** Where closing leads, when the panel is part of the address; works before any script. */
  closeHref?: string;
  onClose?: () => void;
  backLabel?: string;
  backHref?: string;
  onBack?: () => void;
  /** Buttons in the header, before the close button. */
  actions?: ReactNode;
  footer?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

/** True when an Escape belongs to something inside that is open, such as a list of choices. */
function isTaken(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  const outside = !event.currentTarget.contains(target);
  return outside || event.defaultPrevented || target.getAttribute("aria-expanded") === "true";
}

/** The right-hand panel beside a page; the page stays usable. Whole screen under 800 px. */
export function SidePanel(props: SidePanelProps) {
  const { title, closeLabel, closeHref, onClose, backLabel, backHref, onBack, actions, footer, wide } = props;
  const panel = usePanelFocus();
  const closeButton = useRef<HTMLAnchorElement & HTMLButtonElement>(null);
  const titleId = useId();
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || isTaken(event)) return;
    event.stopPropagation();
    closeButton.current?.click();
  };
  const back = backLabel ? { label: backLabel, ...(backHref ? { href: backHref } : {}), onClick: onBack } : null;
  return (
    <section
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={classes.root}
      data-wide={wide || undefined}
      onKeyDown={closeOnEscape}
    >
      <header className={classes.header} data-back={back ? true : undefined}>
        {back ? <IconButton {...back} className={classes.back} icon={<IconArrowLeft />} /> : null}
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        {actions}
        <IconButton
          ref={closeButton}
          label={closeLabel}
          icon={<IconX />}
          {...(closeHref ? { href: closeHref } : {})}
          onClick={onClose}
        />
      </header>
      {/* Scrolls on its own, so it must be reachable by keyboard even when nothing inside takes focus. */}
      <div className={classes.body} tabIndex={0} role="group" aria-labelledby={titleId}>
        {props.children}
      </div>
      {footer ? <footer className={classes.footer}>{footer}</footer> : null}
    </section>
  );
}
