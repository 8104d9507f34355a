import { type PointerEvent, type RefObject, useRef } from "react";

/** Dragging the ground of a scrolling element moves it; touch scrolls by itself, links and nodes stay pressable. */
export function usePanning(element: RefObject<HTMLElement>) {
  const start = useRef<{ x: number; y: number; left: number; top: number } | null>(null);
  const end = () => {
    start.current = null;
    element.current?.removeAttribute("data-panning");
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const box = element.current;
      if (
        !box ||
        event.pointerType !== "mouse" ||
        event.button !== 0 ||
        (event.target as HTMLElement).closest("[data-node]")
      )
        return;
      start.current = { x: event.clientX, y: event.clientY, left: box.scrollLeft, top: box.scrollTop };
      box.setPointerCapture(event.pointerId);
      box.setAttribute("data-panning", "");
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!start.current || !element.current) return;
      element.current.scrollLeft = start.current.left - (event.clientX - start.current.x);
      element.current.scrollTop = start.current.top - (event.clientY - start.current.y);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
