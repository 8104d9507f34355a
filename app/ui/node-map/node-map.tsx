import "@xyflow/react/dist/base.css";
import { ReactFlow, ReactFlowProvider, useStore } from "@xyflow/react";
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from "react";
import { ZoomButtons } from "../zoom-buttons/zoom-buttons.tsx";
import { FarView } from "./far-view.tsx";
import { MapCard, type CardNode } from "./map-card.tsx";
import { MapContext } from "./map-context.ts";
import { detailAt, nodeAt, standsIn, type MapDetail } from "./map-detail.ts";
import { mapMove } from "./map-keys.ts";
import { MapLines } from "./map-lines.tsx";
import { MapOverview } from "./map-overview.tsx";
import { mirrored, nodeSize, planOf, type MapLink, type MapNode, type MapPlan, type PlacedNode } from "./map-plan.ts";
import classes from "./node-map.module.css";
import { useMapCamera, zooms, type MapCamera } from "./use-map-camera.ts";
import { useSight } from "./use-sight.ts";
import { useMapColours } from "./use-map-colours.ts";

export interface NodeMapProps {
  label: string;
  roots: readonly MapNode[];
  links: readonly MapLink[];
  /** What a node is, in words, for who cannot see it. */
  labelOf: (id: string) => string;
  /** What stands on a node's card. */
  content: (id: string, detail: MapDetail) => ReactNode;
  /** The node the map leads to as soon as it stands. */
  aim: string | null;
  words: {
    closer: string;
    farther: string;
    fit: string;
    overview: string;
    opener: (count: string, expanded: boolean) => string;
  };
  onToggle: (id: string, expanded: boolean) => void;
  /** Enter on a node, or Shift and Enter. */
  onActivate?: (id: string, shifted: boolean) => void;
}

/** A forest drawn as a map: dragged, pinched and zoomed, walked by the arrow keys; only what is in sight has elements. */
export function NodeMap(props: NodeMapProps) {
  return (
    <ReactFlowProvider>
      <Frame {...props} />
    </ReactFlowProvider>
  );
}

const cards = { card: MapCard };
const still = {
  nodesDraggable: false,
  nodesConnectable: false,
  nodesFocusable: false,
  edgesFocusable: false,
  elementsSelectable: false,
  disableKeyboardA11y: true,
  zoomOnDoubleClick: false,
  deleteKeyCode: null,
  selectionKeyCode: null,
  multiSelectionKeyCode: null,
  panActivationKeyCode: null,
  // A link of its own would stand among the tree's nodes, where no reader expects one.
  proOptions: { hideAttribution: true },
} as const;

function Frame(props: NodeMapProps) {
  const { roots, links, label, words, content, labelOf, onToggle } = props;
  const box = useRef<HTMLDivElement>(null);
  const rightToLeft = useMemo(() => document.documentElement.dir === "rtl", []);
  const plan = useMemo(() => (rightToLeft ? mirrored(planOf(roots)) : planOf(roots)), [roots, rightToLeft]);
  const detail = useStore(({ width, height, transform }) =>
    detailAt({ width, height, zoom: transform[2] }, plan.placed.length),
  );
  const camera = useMapCamera();
  const colours = useMapColours();
  const { stop, awaited, focus, press } = useWalk(props, plan, camera, { rightToLeft, box });
  const sight = useSight();
  const nodes = useNodesInSight(plan, detail, sight, stop);
  const shared = {
    detail,
    rightToLeft,
    stop,
    selected: props.aim,
    awaited,
    content,
    labelOf,
    openerLabel: words.opener,
    onFocus: focus,
    onToggle,
  };
  useTreeRole(box);
  const closer = (hit: PlacedNode | undefined) => {
    if (detail === "far" && hit) void camera.lead(hit, zooms.reading);
  };
  return (
    <div ref={box} className={classes.frame} data-detail={detail} data-placed={plan.placed.length} onKeyDown={press}>
      <MapContext.Provider value={shared}>
        <ReactFlow
          {...still}
          nodes={nodes}
          nodeTypes={cards}
          aria-label={label}
          onlyRenderVisibleElements
          panOnScroll
          minZoom={zooms.least}
          maxZoom={zooms.most}
          onInit={() => camera.begin(plan)}
          onNodeClick={(_, { id }) => closer(plan.byId.get(id))}
          onPaneClick={({ clientX, clientY }) => closer(nodeAt(plan, camera.at({ x: clientX, y: clientY })))}
        >
          {detail === "far" ? (
            colours && <FarView plan={plan} colours={colours} />
          ) : (
            <MapLines plan={plan} links={links} sight={sight} />
          )}
        </ReactFlow>
      </MapContext.Provider>
      {colours && plan.placed.length > 0 ? <MapOverview plan={plan} colours={colours} label={words.overview} /> : null}
      <ZoomButtons label={label} words={words} {...camera} fit={() => camera.fit(plan)} />
    </div>
  );
}

/** The nodes that have an element. */
function useNodesInSight(plan: MapPlan, detail: MapDetail, sight: ReturnType<typeof useSight>, stop: string | null) {
  // From far only where Tab leads has an element, whatever is in sight.
  const [near, far] = detail === "far" ? [null, stop] : [sight, null];
  return useMemo(
    () => plan.placed.filter((one) => (near ? standsIn(one, near) : one.node.id === far)).map(cardNode),
    [plan, near, far],
  );
}

/** Where Tab leads and what the keys do. */
function useWalk(
  { aim, onToggle, onActivate }: NodeMapProps,
  plan: MapPlan,
  camera: MapCamera,
  { rightToLeft, box }: { rightToLeft: boolean; box: RefObject<HTMLElement> },
) {
  const [focused, setFocused] = useState<string | null>(null);
  const awaited = useRef<string | null>(null);
  const stop = focused !== null && plan.byId.has(focused) ? focused : (plan.placed[0]?.node.id ?? null);
  const aimed = aim === null ? undefined : plan.byId.get(aim);
  useEffect(() => {
    if (!aimed) return;
    setFocused(aimed.node.id);
    box.current?.scrollIntoView({ block: "nearest" });
    void camera.lead(aimed, zooms.reading);
  }, [aimed?.node.id, camera, box]); // eslint-disable-line react-hooks/exhaustive-deps -- once it stands; later the reader moves
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const pressed = (event.target as HTMLElement).dataset["node"];
    // The card that is to take the focus may not stand yet: the next key goes on from it.
    const id = pressed === undefined ? undefined : (awaited.current ?? pressed);
    if (id === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter") return onActivate?.(id, event.shiftKey);
    if (event.key === "0") return camera.fit(plan);
    const move = mapMove(plan, id, event.key, rightToLeft);
    if (!move) return;
    event.preventDefault();
    if ("toggle" in move) return onToggle(move.toggle, move.expanded);
    awaited.current = move.focus;
    setFocused(move.focus);
    camera.show(plan.byId.get(move.focus)!);
  };
  const focus = (id: string) => {
    awaited.current = null;
    setFocused(id);
  };
  return { stop, awaited, focus, press };
}

function cardNode(one: PlacedNode): CardNode {
  return {
    id: one.node.id,
    type: "card",
    position: { x: one.x, y: one.y },
    data: { ...one },
    ...nodeSize,
    measured: nodeSize,
    handles: [],
    ariaRole: "presentation",
    domAttributes: { "aria-roledescription": undefined },
  };
}

/** The library calls its ground an application; its items are those of a tree. */
function useTreeRole(box: RefObject<HTMLElement>): void {
  useEffect(() => box.current?.querySelector(".react-flow")?.setAttribute("role", "tree"), [box]);
}
