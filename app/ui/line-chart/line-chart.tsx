import { useRef, useState, type CSSProperties, type KeyboardEvent } from "react";
import {
  bandPath,
  chartScale,
  linePath,
  type ChartBandPoint,
  type ChartPoint,
  type ChartScale,
} from "./chart-scale.ts";
import { ChartTable } from "./chart-table.tsx";
import classes from "./line-chart.module.css";

export interface LineSeries {
  id: string;
  label: string;
  /** Achieved is drawn solid in the accent, target dashed and quiet, forecast dotted in the accent. */
  tone: "achieved" | "target" | "forecast";
  points: readonly ChartPoint[];
  /** An area the line is likely to stay in, drawn behind it. */
  band?: readonly ChartBandPoint[];
}

export interface LineChartProps {
  label: string;
  xLabel: string;
  series: readonly LineSeries[];
  formatX: (x: number) => string;
  formatY: (y: number) => string;
  /** Where labels stand below; the first and the last point without it. */
  xTicks?: readonly number[];
  /** Pixels. */
  height?: number;
}

interface PointsProps extends LineChartProps {
  scale: ChartScale;
}

function edgeOf(share: number): "start" | "end" | undefined {
  if (share < 30) return "start";
  return share > 70 ? "end" : undefined;
}

/** The points are one tab stop; side arrows go from one to the next. */
function Points({ series, scale, formatX, formatY }: PointsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const marks = series.flatMap((one) =>
    one.points.flatMap((point) => (point.y === null ? [] : [{ ...one, x: point.x, y: point.y }])),
  );
  const press = (event: KeyboardEvent) => {
    const rightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0;
    if (step === 0) return;
    event.preventDefault();
    const next = Math.min(marks.length - 1, Math.max(0, stop + (rightToLeft ? -step : step)));
    setStop(next);
    root.current?.querySelectorAll<HTMLElement>("[data-point]")[next]?.focus();
  };
  return (
    <div ref={root} onKeyDown={press}>
      {marks.map((mark, index) => {
        const x = scale.xOf(mark.x);
        const text = `${mark.label}, ${formatX(mark.x)}: ${formatY(mark.y)}`;
        return (
          <span
            key={`${mark.id} ${mark.x}`}
            className={classes.point}
            data-point=""
            data-tone={mark.tone}
            data-edge={edgeOf(x)}
            role="img"
            aria-label={text}
            tabIndex={index === stop ? 0 : -1}
            onFocus={() => setStop(index)}
            style={{ "--x": x.toFixed(2), "--y": scale.yOf(mark.y).toFixed(2) } as CSSProperties}
          >
            <span className={classes.tip}>{text}</span>
          </span>
        );
      })}
    </div>
  );
}

function ValueAxis({ scale, formatY }: { scale: ChartScale; formatY: (y: number) => string }) {
  return (
    <div className={classes.yAxis} aria-hidden="true">
      {scale.ticks.map((tick) => (
        <span key={tick} style={{ "--at": scale.yOf(tick) } as CSSProperties}>
          {formatY(tick)}
        </span>
      ))}
    </div>
  );
}

/** How a number went over time. The drawing is mirrored in right-to-left text. */
export function LineChart(props: LineChartProps) {
  const { label, series, formatX, formatY, height = 180 } = props;
  const all = series.flatMap((one) => one.points);
  if (all.length === 0) return null;
  const scale = chartScale([
    ...all,
    ...series
      .flatMap((one) => one.band ?? [])
      .flatMap(({ x, low, high }) => [
        { x, y: low },
        { x, y: high },
      ]),
  ]);
  const xs = all.map((point) => point.x);
  const xTicks = props.xTicks ?? [Math.min(...xs), Math.max(...xs)];
  return (
    <figure className={classes.root} aria-label={label} style={{ "--chart-height": `${height}px` } as CSSProperties}>
      <div className={classes.legend} aria-hidden="true">
        {series.map((one) => (
          <span key={one.id} className={classes.key} data-tone={one.tone}>
            {one.label}
          </span>
        ))}
      </div>
      <div className={classes.frame}>
        <ValueAxis scale={scale} formatY={formatY} />
        <div className={classes.plot}>
          <svg className={classes.svg} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path className={classes.grid} d={scale.ticks.map((tick) => `M0 ${scale.yOf(tick)}H100`).join("")} />
            {series.map((one) =>
              one.band ? <path key={`${one.id} band`} className={classes.band} d={bandPath(one.band, scale)} /> : null,
            )}
            {series.map((one) => (
              <path key={one.id} className={classes.line} data-tone={one.tone} d={linePath(one.points, scale)} />
            ))}
          </svg>
          <Points {...props} scale={scale} />
        </div>
        <div className={classes.xAxis} aria-hidden="true">
          {xTicks.map((tick) => (
            <span key={tick}>{formatX(tick)}</span>
          ))}
        </div>
      </div>
      <ChartTable {...props} />
    </figure>
  );
}
