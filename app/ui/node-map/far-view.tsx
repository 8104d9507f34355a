import { useStore, type ReactFlowState } from "@xyflow/react";
import { useLayoutEffect, useRef } from "react";
import type { MapPlan } from "./map-plan.ts";
import { showMap, type MapColours, type MapPicture } from "./paint-map.ts";
import classes from "./node-map.module.css";

const cameraOf = ({ transform }: ReactFlowState) => transform;
const sizeOf = ({ width, height }: ReactFlowState) => `${width} ${height}`;

/** The map from far: painted, so that thousands of nodes cost no element. */
export function FarView({ plan, colours }: { plan: MapPlan; colours: MapColours }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = useRef<MapPicture | null>(null);
  const [x, y, zoom] = useStore(cameraOf);
  const size = useStore(sizeOf);
  useLayoutEffect(() => {
    if (canvas.current) picture.current = showMap(canvas.current, picture.current, plan, { x, y, zoom }, colours);
  }, [plan, colours, x, y, zoom, size]);
  return <canvas ref={canvas} className={classes.far} aria-hidden="true" />;
}
