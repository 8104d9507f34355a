/** Scrolls only the box, never the page, until the element stands in its middle; by distances, so that it holds right to left too. */
export function showInside(box: HTMLElement | null, element: HTMLElement | null, when: "always" | "if-hidden"): void {
  if (!box || !element) return;
  const [outer, inner] = [box.getBoundingClientRect(), element.getBoundingClientRect()];
  const inSight =
    inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
  if (when === "if-hidden" && inSight) return;
  box.scrollBy({
    left: (inner.left + inner.right) / 2 - (outer.left + outer.right) / 2,
    top: (inner.top + inner.bottom) / 2 - (outer.top + outer.bottom) / 2,
  });
}
