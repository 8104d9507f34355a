import { useSyncExternalStore } from "react";

const fingers = "(pointer: coarse)";

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(fingers);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** Whether dates are asked for by our own picker; fingers are served better by that of their device. */
export function useOwnPicker(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !window.matchMedia(fingers).matches,
    () => false,
  );
}
