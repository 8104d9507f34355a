import { Tooltip as MantineTooltip } from "@mantine/core";
import type { ReactElement, ReactNode } from "react";
import { OverlayGround } from "../theme/overlay-ground.tsx";
import classes from "./tooltip.module.css";

export interface TooltipProps {
  label: ReactNode;
  /** One element that takes a ref; it must be focusable for the hint to be reachable by keyboard. */
  children: ReactElement;
  side?: "top" | "bottom" | "left" | "right";
}

/** A short hint on hover and on focus. Not for use in rows: each one costs a listener set. */
export function Tooltip({ label, children, side = "top" }: TooltipProps) {
  return (
    <OverlayGround>
      <MantineTooltip
        label={label}
        position={side}
        offset={6}
        multiline
        classNames={classes}
        events={{ hover: true, focus: true, touch: false }}
      >
        {children}
      </MantineTooltip>
    </OverlayGround>
  );
}
