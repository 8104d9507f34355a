import { useEffect, useRef, type RefObject } from "react";

/** Whatever of a box that scrolls is marked `aria-current` is moved into its sight; the page itself stays where it is. */
export function useCurrentInSight<Box extends HTMLElement>(current: string | undefined): RefObject<Box> {
  const box = useRef<Box>(null);
  useEffect(() => {
    const marked = box.current?.querySelector("[aria-current]");
    if (!box.current || !marked) return;
    const [frame, part] = [box.current.getBoundingClientRect(), marked.getBoundingClientRect()];
    box.current.scrollLeft += beyond(part.left, part.right, frame.left, frame.right);
    box.current.scrollTop += beyond(part.top, part.bottom, frame.top, frame.bottom);
  }, [current]);
  return box;
}

/** How far a part lies outside: negative before the frame, positive behind it. */
function beyond(start: number, end: number, frameStart: number, frameEnd: number): number {
  return start < frameStart ? start - frameStart : Math.max(0, end - frameEnd);
}
