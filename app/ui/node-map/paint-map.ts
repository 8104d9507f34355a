import type { Tone } from "../chip/chip.tsx";
import { standsIn, type Box } from "./map-detail.ts";
import { nodeSize, type MapPlan, type PlacedNode } from "./map-plan.ts";

export type MapColours = Readonly<Record<Tone | "line" | "surface" | "edge", string>>;

export interface Camera {
  x: number;
  y: number;
  zoom: number;
}

/** Paints nodes and their lines as they are seen from far: few strokes, however many nodes. */
export function paintMap(canvas: HTMLCanvasElement, plan: MapPlan, camera: Camera, colours: MapColours): void {
  const brush = prepared(canvas);
  if (!brush) return;
  const box = boxOf(canvas, camera);
  const seen = plan.placed.filter((one) => standsIn(one, box));
  brush.setTransform(brush.getTransform().translate(camera.x, camera.y).scale(camera.zoom, camera.zoom));
  strokeLines(brush, plan, box, colours.line, 1 / camera.zoom);
  brush.beginPath();
  for (const { x, y } of seen) brush.rect(x, y, nodeSize.width, nodeSize.height);
  brush.fillStyle = colours.surface;
  brush.fill();
  brush.strokeStyle = colours.edge;
  brush.lineWidth = 1 / camera.zoom;
  brush.stroke();
  for (const [tone, nodes] of Map.groupBy(seen, ({ node }) => node.tone)) {
    brush.beginPath();
    for (const one of nodes) mark(brush, tone, one);
    brush.fillStyle = colours[tone];
    brush.fill();
  }
}

/** The canvas in device pixels, empty. */
function prepared(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  const ratio = window.devicePixelRatio;
  const [width, height] = [Math.round(canvas.clientWidth * ratio), Math.round(canvas.clientHeight * ratio)];
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  const brush = canvas.getContext("2d");
  brush?.setTransform(1, 0, 0, 1, 0, 0);
  brush?.clearRect(0, 0, width, height);
  brush?.scale(ratio, ratio);
  return brush;
}

function boxOf(canvas: HTMLCanvasElement, { x, y, zoom }: Camera): Box {
  return { left: -x / zoom, top: -y / zoom, right: (canvas.clientWidth - x) / zoom, bottom: (canvas.clientHeight - y) / zoom };
}

function strokeLines(brush: CanvasRenderingContext2D, plan: MapPlan, box: Box, colour: string, width: number): void {
  brush.beginPath();
  for (const child of plan.placed) {
    const parent = child.parentId === null ? undefined : plan.byId.get(child.parentId);
    if (!parent || child.y < box.top - nodeSize.height || parent.y > box.bottom) continue;
    const way = child.x > parent.x ? 1 : -1;
    const start = parent.x + (way > 0 ? nodeSize.width : 0);
    brush.moveTo(start, parent.y + nodeSize.height / 2);
    brush.lineTo(start + way * 30, parent.y + nodeSize.height / 2);
    brush.lineTo(start + way * 30, child.y + nodeSize.height / 2);
    brush.lineTo(child.x + (way > 0 ? 0 : nodeSize.width), child.y + nodeSize.height / 2);
  }
  brush.strokeStyle = colour;
  brush.lineWidth = width;
  brush.stroke();
}

/** A shape a tone, as on the small marks of states: bar, triangle, diamond, two thin bars. */
function mark(brush: CanvasRenderingContext2D, tone: Tone, { x, y }: PlacedNode): void {
  const [left, top, size] = [x + 10, y + 12, nodeSize.height - 24];
  if (tone === "orange") return polygon(brush, [left + size / 2, top], [left + size, top + size], [left, top + size]);
  if (tone === "red") return polygon(brush, [left + size / 2, top], [left + size, top + size / 2], [left + size / 2, top + size], [left, top + size / 2]);
  if (tone === "green") return brush.rect(left, top, nodeSize.width - 20, size);
  brush.rect(left, top, nodeSize.width - 20, 12);
  brush.rect(left, top + size - 12, nodeSize.width - 20, 12);
}

function polygon(brush: CanvasRenderingContext2D, ...[first, ...rest]: [number, number][]): void {
  brush.moveTo(...first!);
  for (const point of rest) brush.lineTo(...point);
  brush.closePath();
}
