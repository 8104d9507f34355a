import { useReactFlow, useStore, type ReactFlowState } from "@xyflow/react";
import { useEffect, useRef, type PointerEvent } from "react";
import { cell, nodeSize, type MapPlan } from "./map-plan.ts";
import { paintMap, type MapColours } from "./paint-map.ts";
import classes from "./node-map.module.css";

const most = { width: 168, height: 112 };
const sightOf = ({ transform: [x, y, zoom], width, height }: ReactFlowState) =>
  `${-x / zoom} ${-y / zoom} ${width / zoom} ${height / zoom}`;

/** The whole map, small, with what is in sight; pressing it leads there. Shown where not all of it is in sight. */
export function MapOverview({ plan, colours, label }: { plan: MapPlan; colours: MapColours; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { setCenter, getZoom } = useReactFlow();
  const [x, y, width, height] = useStore(sightOf).split(" ").map(Number) as [number, number, number, number];
  const scale = Math.min(most.width / plan.width, most.height / plan.height, nodeSize.height / cell.height / 4);
  const left = plan.placed[0]!.x < 0 ? -plan.width : 0;
  const [wide, high] = [Math.max(12, plan.width * scale), Math.max(12, plan.height * scale)];
  // After the frame that answers a press: the small one may follow the large one.
  useEffect(() => {
    let later: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      later = setTimeout(
        () => canvas.current && paintMap(canvas.current, plan, { x: -left * scale, y: 0, zoom: scale }, colours),
      );
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
    };
  }, [plan, colours, scale, left]);
  const hidden = x <= left && y <= 0 && x + width >= left + plan.width && y + height >= plan.height;
  const lead = (event: PointerEvent<HTMLElement>) => {
    if (event.type === "pointermove" && event.buttons !== 1) return;
    const at = event.currentTarget.getBoundingClientRect();
    void setCenter((event.clientX - at.left) / scale + left, (event.clientY - at.top) / scale, { zoom: getZoom() });
  };
  return (
    <div
      className={classes.overview}
      data-hidden={hidden || undefined}
      style={{ width: wide, height: high }}
      role="img"
      aria-label={label}
      onPointerDown={lead}
      onPointerMove={lead}
    >
      <canvas ref={canvas} />
      <span
        className={classes.sight}
        style={{ left: (x - left) * scale, top: y * scale, width: width * scale, height: height * scale }}
      />
    </div>
  );
}
