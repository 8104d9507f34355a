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
    const { overflowAnchor, paddingBlockEnd } = scroller.style;
    const padding = parseFloat(getComputedStyle(scroller).paddingBlockEnd) || 0;
    let room = 0;
    scroller.style.overflowAnchor = "none";
    const scrollBy = (way: number) => {
      const wanted = scroller.scrollTop + way;
      scroller.scrollTop = wanted;
      if (wanted - scroller.scrollTop < 1) return;
      // What is short enough to fit has nothing to scroll by: it gets it at its end.
      room += Math.ceil(wanted - scroller.scrollTop);
      scroller.style.paddingBlockEnd = `${padding + room}px`;
      scroller.scrollTop = wanted;
    };
    let end = endOf(element);
    const observer = new ResizeObserver(() => {
      const grown = endOf(element) - end;
      end += grown;
      const focused = document.activeElement;
      if (grown !== 0 && focused && scroller.contains(focused) && isBefore(element, focused)) scrollBy(grown);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      Object.assign(scroller.style, { overflowAnchor, paddingBlockEnd });
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
