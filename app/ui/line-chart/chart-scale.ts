export interface ChartPoint {
  /** Any measure that grows, such as milliseconds since 1970. */
  x: number;
  /** Null breaks the line. */
  y: number | null;
}

export interface ChartBandPoint {
  x: number;
  low: number;
  high: number;
}

export interface ChartScale {
  /** Percent from the start of the drawing. */
  xOf: (x: number) => number;
  /** Percent from the top of the drawing. */
  yOf: (y: number) => number;
  ticks: readonly number[];
}

/** A step of 1, 2, 2.5 or 5 times a power of ten that cuts the span into about `parts`. */
export function niceStep(span: number, parts: number): number {
  const rough = Math.max(span, Number.EPSILON) / parts;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].find((one) => one * power >= rough * 0.999) ?? 10;
  return step * power;
}

/** Fits all points into a drawing whose lowest line is zero or below. */
export function chartScale(points: readonly ChartPoint[], parts = 4): ChartScale {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y).filter((y) => y !== null);
  const left = Math.min(...xs);
  const width = Math.max(...xs) - left || 1;
  const lowest = Math.min(0, ...ys);
  const step = niceStep(Math.max(...ys, lowest + 1) - lowest, parts);
  const bottom = Math.floor(lowest / step) * step;
  const count = Math.ceil((Math.max(...ys, bottom + step) - bottom) / step - 1e-9);
  const ticks = Array.from({ length: count + 1 }, (_, tick) => bottom + tick * step);
  return {
    xOf: (x) => ((x - left) / width) * 100,
    yOf: (y) => 100 - ((y - bottom) / (count * step)) * 100,
    ticks,
  };
}

/** The line through the points, as the `d` of a path in a drawing of 100 by 100. */
export function linePath(points: readonly ChartPoint[], scale: ChartScale): string {
  let pen = "M";
  let path = "";
  for (const point of points) {
    if (point.y === null) {
      pen = "M";
      continue;
    }
    path += `${pen}${scale.xOf(point.x).toFixed(2)} ${scale.yOf(point.y).toFixed(2)}`;
    pen = "L";
  }
  return path;
}

/** The area between low and high, as the `d` of a path in a drawing of 100 by 100. */
export function bandPath(band: readonly ChartBandPoint[], scale: ChartScale): string {
  const at = (x: number, y: number) => `${scale.xOf(x).toFixed(2)} ${scale.yOf(y).toFixed(2)}`;
  const corners = [...band.map(({ x, high }) => at(x, high)), ...[...band].reverse().map(({ x, low }) => at(x, low))];
  return corners.length === 0 ? "" : `M${corners.join("L")}Z`;
}
