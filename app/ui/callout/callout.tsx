import { IconAlertTriangle, IconCircleCheck, IconExclamationCircle, IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./callout.module.css";

export type CalloutTone = "info" | "success" | "warning" | "danger";

const icons: Record<CalloutTone, ReactNode> = {
  info: <IconInfoCircle aria-hidden="true" />,
  success: <IconCircleCheck aria-hidden="true" />,
  warning: <IconAlertTriangle aria-hidden="true" />,
  danger: <IconExclamationCircle aria-hidden="true" />,
};

export interface CalloutProps {
  tone?: CalloutTone;
  title?: string;
  action?: ReactNode;
  /** Announced at once, for a message that appears after an action. */
  announced?: boolean;
  children?: ReactNode;
}

/** A message that stands in the page. */
export function Callout({ tone = "info", title, action, announced, children }: CalloutProps) {
  return (
    <div className={classes.root} data-tone={tone} role={announced ? "alert" : undefined}>
      <span className={classes.icon}>{icons[tone]}</span>
      <div className={classes.content}>
        {title ? <p className={classes.title}>{title}</p> : null}
        {children ? <div className={classes.text}>{children}</div> : null}
      </div>
      {action ? <div className={classes.action}>{action}</div> : null}
    </div>
  );
}
