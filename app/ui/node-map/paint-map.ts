import type { StateTone } from "../chip/chip.tsx";
import { nodeSize, type MapPlan, type PlacedNode } from "./map-plan.ts";

export type MapColours = Readonly<Record<StateTone | "line" | "surface" | "edge", string>>;

export interface Camera {
  x: number;
  y: number;
  zoom: number;
}

/** What a map looks like from far, worked out once a plan. */
interface Shapes {
  lines: Path2D;
  cards: Path2D;
  marks: ReadonlyMap<StateTone, Path2D>;
}

const known = new WeakMap<MapPlan, Shapes>();

/** Paints nodes and their lines as they are seen from far: a stroke or a fill a kind, however many nodes. */
export function paintMap(canvas: HTMLCanvasElement, plan: MapPlan, camera: Camera, colours: MapColours): void {
  const brush = prepared(canvas, canvas.clientWidth, canvas.clientHeight);
  if (brush) paintOn(brush, plan, camera, colours);
}

/** What was painted, with as much again on every side: dragging the map about moves it and paints nothing anew. */
export interface MapPicture {
  of: MapPlan;
  in: MapColours;
  camera: Camera;
  width: number;
  height: number;
  canvas: HTMLCanvasElement;
}

/** Shows the map from far out of the picture painted before, where that holds what is in sight; answers with the picture to keep. */
export function showMap(
  canvas: HTMLCanvasElement,
  before: MapPicture | null,
  plan: MapPlan,
  camera: Camera,
  colours: MapColours,
): MapPicture {
  const { clientWidth: width, clientHeight: height } = canvas;
  const holds =
    before !== null &&
    before.of === plan &&
    before.in === colours &&
    before.width === width &&
    before.height === height &&
    before.camera.zoom === camera.zoom &&
    Math.abs(before.camera.x - camera.x) <= width / 2 &&
    Math.abs(before.camera.y - camera.y) <= height / 2;
  const picture = holds
    ? before
    : pictureOf(before?.canvas ?? document.createElement("canvas"), width, height, plan, camera, colours);
  const [across, down] = [camera.x - picture.camera.x - width / 2, camera.y - picture.camera.y - height / 2];
  prepared(canvas, width, height)?.drawImage(picture.canvas, across, down, width * 2, height * 2);
  return picture;
}

function pictureOf(
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
  plan: MapPlan,
  camera: Camera,
  colours: MapColours,
): MapPicture {
  const brush = prepared(canvas, width * 2, height * 2);
  if (brush) paintOn(brush, plan, { ...camera, x: camera.x + width / 2, y: camera.y + height / 2 }, colours);
  return { of: plan, in: colours, camera, width, height, canvas };
}

function paintOn(brush: CanvasRenderingContext2D, plan: MapPlan, { x, y, zoom }: Camera, colours: MapColours): void {
  const { lines, cards, marks } = shapesOf(plan);
  brush.translate(x, y);
  brush.scale(zoom, zoom);
  brush.lineWidth = 1 / zoom;
  brush.strokeStyle = colours.line;
  brush.stroke(lines);
  brush.fillStyle = colours.surface;
  brush.fill(cards);
  // Where a card is hardly higher than its edge, the edge would be all there is.
  if (nodeSize.height * zoom > 6) {
    brush.strokeStyle = colours.edge;
    brush.stroke(cards);
  }
  for (const [tone, path] of marks) {
    brush.fillStyle = colours[tone];
    brush.fill(path);
  }
}

/** The canvas in device pixels, empty. */
function prepared(canvas: HTMLCanvasElement, wide: number, high: number): CanvasRenderingContext2D | null {
  const ratio = window.devicePixelRatio;
  const [width, height] = [Math.round(wide * ratio), Math.round(high * ratio)];
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  const brush = canvas.getContext("2d");
  brush?.setTransform(1, 0, 0, 1, 0, 0);
  brush?.clearRect(0, 0, width, height);
  brush?.scale(ratio, ratio);
  return brush;
}

function shapesOf(plan: MapPlan): Shapes {
  const shapes = known.get(plan) ?? {
    lines: linesOf(plan),
    cards: cardsOf(plan),
    marks: new Map(
      [...Map.groupBy(plan.placed, ({ node }) => node.tone)].map(([tone, nodes]) => [tone, marksOf(tone, nodes)]),
    ),
  };
  known.set(plan, shapes);
  return shapes;
}

/** One trunk a parent, as far down as its last child, and a branch to each. */
function linesOf({ placed, byId }: MapPlan): Path2D {
  const path = new Path2D();
  const middle = ({ y }: PlacedNode) => y + nodeSize.height / 2;
  for (const child of placed) {
    const parent = child.parentId === null ? undefined : byId.get(child.parentId);
    if (!parent) continue;
    const [way, side] = child.x > parent.x ? [1, nodeSize.width] : [-1, 0];
    const trunk = parent.x + side + way * 30;
    path.moveTo(child.position === 1 ? parent.x + side : trunk, middle(child));
    path.lineTo(child.x + nodeSize.width - side, middle(child));
    if (child.position < child.siblings || child.siblings === 1) continue;
    path.moveTo(trunk, middle(parent));
    path.lineTo(trunk, middle(child));
  }
  return path;
}

function cardsOf({ placed }: MapPlan): Path2D {
  const path = new Path2D();
  for (const { x, y } of placed) path.rect(x, y, nodeSize.width, nodeSize.height);
  return path;
}

/** A shape a tone, as on the small marks of states: bar, triangle, diamond, two thin bars. */
function marksOf(tone: StateTone, nodes: readonly PlacedNode[]): Path2D {
  const path = new Path2D();
  for (const { x, y } of nodes) mark(path, tone, x + 10, y + 12, nodeSize.height - 24);
  return path;
}

function mark(path: Path2D, tone: StateTone, left: number, top: number, size: number): void {
  if (tone === "orange") return polygon(path, [left + size / 2, top], [left + size, top + size], [left, top + size]);
  if (tone === "red")
    return polygon(
      path,
      [left + size / 2, top],
      [left + size, top + size / 2],
      [left + size / 2, top + size],
      [left, top + size / 2],
    );
  if (tone === "green") return path.rect(left, top, nodeSize.width - 20, size);
  path.rect(left, top, nodeSize.width - 20, 12);
  path.rect(left, top + size - 12, nodeSize.width - 20, 12);
}

function polygon(path: Path2D, ...[first, ...rest]: [number, number][]): void {
  path.moveTo(...first!);
  for (const point of rest) path.lineTo(...point);
  path.closePath();
}
