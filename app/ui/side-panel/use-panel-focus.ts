import { useEffect, useRef } from "react";

/**
 * Moves focus into the panel when it appears and gives it back when it goes. Who is in it already, having begun to write
 * before any script, is left there.
 */
export function usePanelFocus() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const panel = ref.current;
    const before = document.activeElement;
    if (before && panel?.contains(before)) return undefined;
    const first = panel?.querySelector<HTMLElement>("[data-autofocus]") ?? panel;
    first?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}
