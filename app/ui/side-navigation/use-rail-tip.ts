import { useState, type FocusEvent, type PointerEvent } from "react";

export interface RailTip {
  label: string;
  /** Middle of the entry, in pixels from the top of the window. */
  top: number;
}

/** One hint for all icons of a narrow navigation, on hover and on focus. */
export function useRailTip() {
  const [tip, setTip] = useState<RailTip | null>(null);
  const show = (event: PointerEvent | FocusEvent) => {
    const entry = (event.target as HTMLElement).closest<HTMLElement>("[data-tip]");
    if (!entry?.dataset.tip) return setTip(null);
    const box = entry.getBoundingClientRect();
    setTip({ label: entry.dataset.tip, top: box.top + box.height / 2 });
  };
  const hide = () => setTip(null);
  return { tip, listeners: { onPointerOver: show, onPointerLeave: hide, onFocus: show, onBlur: hide } };
}
