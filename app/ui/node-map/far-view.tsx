import { useStore, type ReactFlowState } from "@xyflow/react";
import { useLayoutEffect, useRef } from "react";
import type { MapPlan } from "./map-plan.ts";
import { paintMap, type MapColours } from "./paint-map.ts";
import classes from "./node-map.module.css";

const cameraOf = ({ transform }: ReactFlowState) => transform;
const sizeOf = ({ width, height }: ReactFlowState) => `${width} ${height}`;

/** The map from far: painted, so that thousands of nodes cost no element. */
export function FarView({ plan, colours }: { plan: MapPlan; colours: MapColours }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [x, y, zoom] = useStore(cameraOf);
  const size = useStore(sizeOf);
  useLayoutEffect(() => {
    if (canvas.current) paintMap(canvas.current, plan, { x, y, zoom }, colours);
  }, [plan, colours, x, y, zoom, size]);
  return <canvas ref={canvas} className={classes.far} aria-hidden="true" />;
}
