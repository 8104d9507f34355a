import type { ReactNode } from "react";
import { UiLink } from "../link/link.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import classes from "./segmented-control.module.css";

export interface Segment {
  value: string;
  label: string;
  icon?: ReactNode;
  /** Shows the icon alone; the label stays for screen readers. */
  iconOnly?: boolean;
  /** When given, choosing is following a link. */
  href?: string;
}

export interface SegmentedControlProps {
  label: string;
  name: string;
  segments: readonly Segment[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
}

function SegmentFace({ segment }: { segment: Segment }) {
  return (
    <>
      {segment.icon}
      {segment.iconOnly ? <VisuallyHidden>{segment.label}</VisuallyHidden> : segment.label}
    </>
  );
}

function RadioSegment({ segment, control }: { segment: Segment; control: SegmentedControlProps }) {
  const checked =
    control.value === undefined
      ? { defaultChecked: control.defaultValue === segment.value }
      : { checked: control.value === segment.value };
  return (
    <label className={classes.option}>
      <input
        type="radio"
        className={classes.radio}
        name={control.name}
        value={segment.value}
        {...checked}
        onChange={() => control.onChange?.(segment.value)}
      />
      <SegmentFace segment={segment} />
    </label>
  );
}

/** A choice between a few views of the same thing; links when segments carry an address, else radio buttons. */
export function SegmentedControl(props: SegmentedControlProps) {
  const chosen = props.value ?? props.defaultValue;
  return (
    <div role="group" aria-label={props.label} className={classes.root}>
      {props.segments.map((segment) =>
        segment.href === undefined ? (
          <RadioSegment key={segment.value} segment={segment} control={props} />
        ) : (
          <UiLink
            key={segment.value}
            href={segment.href}
            className={classes.option}
            aria-current={segment.value === chosen ? "true" : undefined}
          >
            <SegmentFace segment={segment} />
          </UiLink>
        ),
      )}
    </div>
  );
}
