import { type RefObject, useCallback, useEffect, useState } from "react";

const smallest = 0.2;
const largest = 1.5;
const step = 1.25;

const within = (scale: number) => Math.min(largest, Math.max(smallest, scale));

/** How large a drawing stands in the box it scrolls in; what was in the middle of the box stays there. */
export function useZoom(box: RefObject<HTMLElement>, plan: { width: number; height: number }) {
  const [scale, setScale] = useState(1);
  const zoom = useCallback(
    (next: (before: number) => number) => {
      const element = box.current;
      setScale((before) => {
        const after = within(next(before));
        if (element) requestAnimationFrame(() => keepMiddle(element, after / before));
        return after;
      });
    },
    [box],
  );
  useEffect(() => {
    const element = box.current;
    // React listens to the wheel passively; a zoom has to keep the page from zooming too.
    const turned = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom((before) => before * Math.exp(-event.deltaY / 300));
    };
    element?.addEventListener("wheel", turned, { passive: false });
    return () => element?.removeEventListener("wheel", turned);
  }, [box, zoom]);
  return {
    scale,
    closer: () => zoom((before) => before * step),
    farther: () => zoom((before) => before / step),
    fit: () =>
      zoom(() =>
        box.current
          ? Math.min(1, (box.current.clientWidth - 64) / plan.width, (box.current.clientHeight - 64) / plan.height)
          : 1,
      ),
  };
}

function keepMiddle(box: HTMLElement, ratio: number): void {
  box.scrollLeft = (box.scrollLeft + box.clientWidth / 2) * ratio - box.clientWidth / 2;
  box.scrollTop = (box.scrollTop + box.clientHeight / 2) * ratio - box.clientHeight / 2;
}
