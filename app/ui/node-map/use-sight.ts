import { useStore, type ReactFlowState } from "@xyflow/react";
import { useMemo } from "react";
import type { Box } from "./map-detail.ts";

const step = 800;

/** What is in sight and round about, in steps: cards and lines are worked out anew once a step, not once a pixel. */
export function useSight(): Box {
  const steps = useStore(stepsOf);
  return useMemo(() => {
    const [left, top, right, bottom] = steps.split(" ").map(Number) as [number, number, number, number];
    return { left, top, right, bottom };
  }, [steps]);
}

function stepsOf({ transform: [x, y, zoom], width, height }: ReactFlowState): string {
  const low = (at: number) => Math.floor(at / step) * step - step;
  const high = (at: number) => Math.ceil(at / step) * step + step;
  return [low(-x / zoom), low(-y / zoom), high((width - x) / zoom), high((height - y) / zoom)].join(" ");
}
