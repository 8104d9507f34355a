import { useEffect, useLayoutEffect, useState, type RefObject } from "react";

/** How high a line of the grid is, in px; the style sheet says the same. */
export const lineHeight = 40;
const beyond = 10;
/** Lines drawn before the browser has told how high the grid is. */
const first = 40;

/** Which of many lines of equal height are drawn: those in sight and a few beyond. */
export function useWindow(container: RefObject<HTMLElement | null>, count: number) {
  const [seen, setSeen] = useState({ from: 0, lines: first });
  useEffect(() => {
    const box = container.current;
    if (!box) return undefined;
    const measure = () => {
      const from = Math.floor(box.scrollTop / lineHeight);
      const lines = Math.ceil(box.clientHeight / lineHeight);
      setSeen((known) => (known.from === from && known.lines === lines ? known : { from, lines }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    box.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener("scroll", measure);
    };
  }, [container]);
  const from = Math.max(0, Math.min(seen.from, count) - beyond);
  return { from, to: Math.min(count, seen.from + seen.lines + beyond), lines: seen.lines };
}

/** Brings a line into sight between the head and the foot of the grid, which always stay. */
export function useInSight(container: RefObject<HTMLElement | null>, line: number, cellId: string) {
  useLayoutEffect(() => {
    const box = container.current;
    if (!box || document.activeElement !== box) return;
    const top = line * lineHeight;
    const room = box.clientHeight - 2 * lineHeight;
    if (top < box.scrollTop) box.scrollTop = top;
    else if (top + lineHeight > box.scrollTop + room) box.scrollTop = top + lineHeight - room;
    document.getElementById(cellId)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [container, line, cellId]);
}
