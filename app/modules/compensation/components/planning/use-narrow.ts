import { useSyncExternalStore } from "react";

const narrow = "(max-width: 800px)";

function subscribe(hear: () => void): () => void {
  const media = matchMedia(narrow);
  media.addEventListener("change", hear);
  return () => media.removeEventListener("change", hear);
}

/** Whether the screen is a phone's; not known before the browser says so. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(narrow).matches,
    () => false,
  );
}
