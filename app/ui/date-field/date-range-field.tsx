import { useRef, useState } from "react";
import { DateField, type DateFieldProps } from "./date-field.tsx";
import classes from "./date-field.module.css";
import type { DayHandle } from "./day-input.tsx";

type End = Omit<DateFieldProps, "kind" | "span" | "handle" | "onChange">;

export type DateRangeFieldProps = { from: End; to: End };

/** From one day to another: two fields, and one calendar in which both are chosen. */
export function DateRangeField({ from, to }: DateRangeFieldProps) {
  const [days, setDays] = useState({ from: from.defaultValue ?? "", to: to.defaultValue ?? "" });
  const handles = { from: useRef<DayHandle>(null), to: useRef<DayHandle>(null) };
  const span = {
    ...days,
    onChoose: (first: string, last: string | null) => {
      handles.from.current?.choose(first);
      handles.to.current?.choose(last ?? "");
    },
  };
  return (
    <div className={classes.range}>
      {(["from", "to"] as const).map((end) => (
        <DateField
          key={end}
          {...{ from, to }[end]}
          span={span}
          handle={handles[end]}
          onChange={({ currentTarget: { value } }) => setDays((before) => ({ ...before, [end]: value }))}
        />
      ))}
    </div>
  );
}
