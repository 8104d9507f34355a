import { useCallback, useEffect, useRef } from "react";

const controls = "a[href], button:not([disabled]), input:not([type=hidden]):not([disabled]), select, textarea";
const places = "li, tr, ul, ol, tbody, table, section, [role=dialog], main";

/**
 * An act may take its own form off the screen, with the row it stood in. The focus then goes to what is left around it, so
 * that who works by keyboard is not sent back to the top of the page. Gives what is to be told of the form when it is sent.
 */
export function useSteadyPlace(): (form: Element) => void {
  const around = useRef<readonly Element[]>([]);
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      const place = around.current.find((each) => each.isConnected);
      place?.querySelector<HTMLElement>(controls)?.focus({ preventScroll: true });
    },
    [],
  );
  return useCallback((form) => void (around.current = placesAround(form)), []);
}

function placesAround(element: Element): Element[] {
  const found: Element[] = [];
  for (let above = element.parentElement; above; above = above.parentElement)
    if (above.matches(places)) found.push(above);
  return found;
}
