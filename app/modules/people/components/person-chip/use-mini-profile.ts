import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";

const pause = { before: 400, after: 200 };

/**
 * When the card beside a name is open: a moment after the pointer rests on it or the keyboard reaches it, at once when its
 * picture is touched; until the pointer or the focus leaves both, or Escape. Costs nothing before.
 */
export function useMiniProfile() {
  const [opened, setOpened] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (open: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpened(open), open ? pause.before : pause.after);
  };
  const at = (open: boolean) => {
    clearTimeout(timer.current);
    setOpened(open);
  };
  return {
    opened,
    close: () => at(false),
    around: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== "touch") later(true);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== "touch") later(false);
      },
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(":focus-visible")) later(true);
      },
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) later(false);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "Escape" || !opened) return;
        event.stopPropagation();
        at(false);
      },
      /** The picture stands first. */
      onPointerUp: ({ pointerType, target, currentTarget }: PointerEvent) => {
        if (pointerType === "touch" && target === currentTarget.firstElementChild) at(!opened);
      },
    },
  };
}
