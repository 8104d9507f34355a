import { IconChevronDown } from "@tabler/icons-react";
import { type CSSProperties, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Avatar } from "#app/ui/avatar/avatar.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden/visually-hidden.tsx";
import { ZoomButtons } from "#app/ui/zoom-buttons/zoom-buttons.tsx";
import { chartMove } from "./chart-keys.ts";
import { ChartMap } from "./chart-map.tsx";
import { linePath, type PlacedNode } from "./chart-layout.ts";
import classes from "./org-chart.module.css";
import { photoAddress } from "#app/platform/files/photo-address.ts";
import type { useChart } from "./use-chart.ts";
import { usePanning } from "./use-panning.ts";
import { useZoom } from "./use-zoom.ts";
import { useReportWords } from "./use-report-words.ts";

export type OrgChartCanvasProps = {
  chart: ReturnType<typeof useChart>;
  focusId: string | null;
  openHref: (id: string) => string;
};

/** The chart as a drawing: scrolled or dragged, walked by the arrow keys. Plain elements over one SVG of lines. */
export function OrgChartCanvas({ chart, focusId, openHref }: OrgChartCanvasProps) {
  const { plan, loading, toggle } = chart;
  const { t } = useTranslation("people");
  const canvas = useRef<HTMLDivElement>(null);
  const panning = usePanning(canvas);
  const zoom = useZoom(canvas, plan);
  const [stop, setStop] = useState(focusId ?? plan.placed[0]?.node.id ?? null);
  useEffect(() => showInside(canvas.current, nodeElement(canvas.current, focusId ?? stop), "always"), []); // eslint-disable-line react-hooks/exhaustive-deps -- only on arrival; later the reader moves
  const press = keysOf(canvas, chart, zoom);
  return (
    <div className={classes.frame}>
      <div ref={canvas} className={classes.canvas} {...panning}>
        <div
          role="tree"
          aria-label={t("navigation.org-chart")}
          className={classes.plane}
          style={{ inlineSize: plan.width, blockSize: plan.height, zoom: zoom.scale } as CSSProperties}
          onKeyDown={press}
        >
          <svg className={classes.lines} width={plan.width} height={plan.height} aria-hidden="true">
            {/* On half pixels, so that lines over each other look like one. */}
            <g transform="translate(0.5 0.5)">
              {plan.lines.map((line) => (
                <path key={line.id} d={linePath(line)} />
              ))}
            </g>
          </svg>
          {plan.placed.map((one) => (
            <Node
              key={one.node.id}
              {...one}
              focused={one.node.id === focusId}
              stop={one.node.id === stop}
              onFocus={setStop}
              busy={loading === one.node.id}
              toggle={toggle}
              openHref={openHref}
            />
          ))}
        </div>
      </div>
      <ChartMap plan={plan} box={canvas} scale={zoom.scale} />
      <ZoomButtons
        label={t("chart.zoom")}
        words={{ closer: t("chart.closer"), farther: t("chart.farther"), fit: t("chart.fit") }}
        {...zoom}
      />
    </div>
  );
}

type Zoom = ReturnType<typeof useZoom>;

/** What the keys do on a person: open them, zoom, unfold, or walk on to another. */
function keysOf(
  canvas: RefObject<HTMLDivElement>,
  { plan, toggle }: OrgChartCanvasProps["chart"],
  { closer, farther, fit }: Zoom,
) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const element = event.target as HTMLElement;
    if (element.dataset["node"] === undefined) return;
    if (event.key === "Enter") return element.querySelector("a")?.click();
    const zooming = { "+": closer, "=": closer, "-": farther, "0": fit }[event.key];
    if (zooming) return zooming();
    const move = chartMove(
      plan.placed.map((one) => one.node),
      element.dataset["node"],
      event.key,
      getComputedStyle(element).direction === "rtl",
    );
    if (!move) return;
    event.preventDefault();
    if ("toggle" in move) return toggle(move.toggle);
    const target = nodeElement(canvas.current, move.focus);
    target?.focus({ preventScroll: true });
    showInside(canvas.current, target, "if-hidden");
  };
}

type NodeProps = PlacedNode & {
  focused: boolean;
  stop: boolean;
  busy: boolean;
  onFocus: (id: string) => void;
  toggle: (id: string) => void;
  openHref: (id: string) => string;
};

function Node({ node, x, y, focused, stop, busy, onFocus, toggle, openHref }: NodeProps) {
  const reports = useReportWords()(node);
  return (
    <div
      role="treeitem"
      data-node={node.id}
      className={classes.node}
      style={{ "--x": `${x}px`, "--y": `${y}px` } as CSSProperties}
      tabIndex={stop ? 0 : -1}
      aria-level={node.level}
      aria-posinset={node.position}
      aria-setsize={node.siblings}
      aria-expanded={node.directReports > 0 ? node.expanded : undefined}
      aria-selected={focused}
      aria-busy={busy || undefined}
      onFocus={() => onFocus(node.id)}
    >
      <Avatar name={node.name} src={photoAddress(node.photo)} size="large" />
      <span className={classes.words}>
        <UiLink
          href={`/app/employee/${node.id}`}
          className={classes.name}
          tabIndex={-1}
          draggable={false}
          title={node.name}
        >
          {node.name}
        </UiLink>
        <span className={classes.role} title={node.role ?? undefined}>
          {node.role}
        </span>
      </span>
      {node.directReports > 0 ? (
        <UiLink
          href={openHref(node.id)}
          className={classes.opener}
          tabIndex={-1}
          draggable={false}
          title={reports.words}
          onClick={(event) => {
            event.preventDefault();
            toggle(node.id);
          }}
        >
          <span aria-hidden="true">{reports.short}</span>
          <VisuallyHidden>{reports.words}</VisuallyHidden>
          <IconChevronDown aria-hidden="true" size={12} />
        </UiLink>
      ) : null}
    </div>
  );
}

function nodeElement(root: HTMLElement | null, id: string | null): HTMLElement | null {
  return id === null ? null : (root?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`) ?? null);
}

/** Scrolls only the box, never the page, until the element stands in its middle; by distances, so that it holds right to left too. */
function showInside(box: HTMLElement | null, element: HTMLElement | null, when: "always" | "if-hidden"): void {
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
