import { useEffect, type RefObject } from "react";

/**
 * Keeps the field that has the focus where it is on the screen while a part before it grows or shrinks: what moves instead
 * is what is scrolled past. The browser's own anchoring does so too, but not from the very top.
 */
export function useSteadyFocus(part: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = part.current;
    if (!element) return undefined;
    const scroller = scrollerOf(element);
    const anchoring = scroller.style.overflowAnchor;
    scroller.style.overflowAnchor = "none";
    let end = endOf(element);
    const observer = new ResizeObserver(() => {
      const grown = endOf(element) - end;
      end += grown;
      const focused = document.activeElement;
      if (grown !== 0 && focused && scroller.contains(focused) && isBefore(element, focused)) scroller.scrollTop += grown;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      scroller.style.overflowAnchor = anchoring;
    };
  }, [part]);
}

/** Where what comes after it begins: with the gap, which a part that shows nothing has none of. */
function endOf(element: HTMLElement): number {
  const next = element.nextElementSibling;
  return next instanceof HTMLElement ? next.offsetTop : element.offsetHeight;
}

function isBefore(one: Element, other: Element): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function scrollerOf(element: HTMLElement): HTMLElement {
  for (let above = element.parentElement; above; above = above.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(above).overflowY)) return above;
  }
  return document.documentElement;
}
