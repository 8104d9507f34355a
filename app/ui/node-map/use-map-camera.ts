import { useReactFlow, useStoreApi } from "@xyflow/react";
import { useMemo } from "react";
import { standsIn } from "./map-detail.ts";
import { nodeSize, type MapPlan, type Place, type PlacedNode } from "./map-plan.ts";

const edge = 24;
/** Nobody reads a map closer than this, and from farther away there is nothing left to see. */
export const zooms = { least: 0.002, most: 1.5, reading: 1 };

/** Moves the map; at once where reduced motion is asked for. */
export function useMapCamera() {
  const flow = useReactFlow();
  const store = useStoreApi();
  return useMemo(() => {
    let coming: ReturnType<typeof setTimeout> | undefined;
    const duration = () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 150);
    const lead = (place: Place, zoom = flow.getZoom(), time = duration()) =>
      flow.setCenter(place.x + nodeSize.width / 2, place.y + nodeSize.height / 2, { zoom, duration: time });
    return {
      /** The beginning of the map, at reading size, on the reading side. */
      begin: (plan: MapPlan) => {
        const { width } = store.getState();
        const first = plan.placed[0];
        if (first) void flow.setViewport({ x: first.x < 0 ? width - edge : edge, y: edge, zoom: zooms.reading });
      },
      lead,
      /**
       * Into sight, where it is not, after the press is answered: keys may come faster than a screen of cards stands, and
       * only the last of them moves the map.
       */
      show: (one: PlacedNode) => {
        const {
          width,
          height,
          transform: [x, y, zoom],
        } = store.getState();
        const inner = {
          left: (edge - x) / zoom + nodeSize.width,
          top: (edge - y) / zoom + nodeSize.height,
          right: (width - edge - x) / zoom - nodeSize.width,
          bottom: (height - edge - y) / zoom - nodeSize.height,
        };
        clearTimeout(coming);
        if (!standsIn(one, inner)) coming = setTimeout(() => void lead(one, zoom, 0));
      },
      closer: () => void flow.zoomIn({ duration: duration() }),
      farther: () => void flow.zoomOut({ duration: duration() }),
      fit: (plan: MapPlan) => {
        const left = plan.placed[0]!.x < 0 ? -plan.width : 0;
        void flow.fitBounds(
          { x: left, y: 0, width: plan.width, height: plan.height },
          { padding: 0.06, duration: duration() },
        );
      },
      at: (point: Place) => flow.screenToFlowPosition(point),
    };
  }, [flow, store]);
}
export type MapCamera = ReturnType<typeof useMapCamera>;
