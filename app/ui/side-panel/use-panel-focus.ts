import { useEffect, useRef, useState } from "react";

/**
 * Moves focus into the panel when it appears and gives it back when it goes. Who is in it already, as in a field that takes
 * the focus itself, or having begun to write before any script, is left there.
 */
export function usePanelFocus() {
  const ref = useRef<HTMLElement>(null);
  // Before its fields are there, of which one may take the focus as it appears.
  const [before] = useState(() => (typeof document === "undefined" ? null : document.activeElement));
  useEffect(() => {
    const panel = ref.current;
    if (!panel?.contains(document.activeElement))
      (panel?.querySelector<HTMLElement>("[data-autofocus]") ?? panel)?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [before]);
  return ref;
}
