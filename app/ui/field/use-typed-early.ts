import { useEffect, useRef, type RefObject } from "react";

/**
 * Hands over what somebody typed into a field before the page had come alive: React keeps such text in the field,
 * and tells nobody of it.
 */
export function useTypedEarly(input: RefObject<HTMLElement | null>, shown: string, onTyped: (text: string) => void) {
  const first = useRef({ shown, onTyped });
  useEffect(() => {
    const element = input.current;
    if (!(element instanceof HTMLInputElement) || element !== document.activeElement) return;
    if (element.value !== first.current.shown) first.current.onTyped(element.value);
  }, [input]);
}
