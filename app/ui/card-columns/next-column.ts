import type { KeyboardCoordinateGetter } from "@dnd-kit/core";

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

const directions: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The nearest of the areas that lies in the direction of an arrow key; side by side they are met by side keys, stacked by the others. */
export function areaTowards(key: string, from: Area, areas: readonly Area[]): Area | null {
  const direction = directions[key];
  if (!direction) return null;
  const [across, down] = direction;
  const ahead = areas
    .map((area) => ({
      area,
      steps: across * (area.left - from.left) + down * (area.top - from.top),
      aside: Math.abs(down * (area.left - from.left) + across * (area.top - from.top)),
    }))
    .filter(({ area, steps }) => steps > (across ? area.width / 2 : 24));
  ahead.sort((one, other) => one.steps + one.aside * 2 - (other.steps + other.aside * 2));
  return ahead[0]?.area ?? null;
}

/** A carried card stands where the first of a column does. */
const belowTitle = 40;

/** Keys carry a card from column to column. */
export const nextColumn: KeyboardCoordinateGetter = (
  event,
  { context: { droppableRects, droppableContainers, over, collisionRect } },
) => {
  const here = (over && droppableRects.get(over.id)) ?? collisionRect;
  if (!here) return undefined;
  const areas = droppableContainers.getEnabled().flatMap(({ id }) => droppableRects.get(id) ?? []);
  const next = areaTowards(event.code, here, areas);
  if (!next || !collisionRect) return undefined;
  event.preventDefault();
  return { x: next.left + (next.width - collisionRect.width) / 2, y: next.top + belowTitle };
};
