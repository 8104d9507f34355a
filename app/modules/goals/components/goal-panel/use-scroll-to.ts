import { useCallback } from "react";
import { useGoalAddress } from "../goal-address.ts";

/** Brings the part that the address names (`scrollToId`) into sight, once it stands. */
export function useScrollTo() {
  const id = useGoalAddress().search.get("scrollToId");
  return useCallback(
    (body: HTMLElement | null) => {
      if (body && id) body.querySelector(`[id="${CSS.escape(id)}"]`)?.scrollIntoView();
    },
    [id],
  );
}
