import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import type { LineChartProps } from "./line-chart.tsx";

function valueAt(points: LineChartProps["series"][number]["points"], x: number): number | null {
  return points.find((point) => point.x === x)?.y ?? null;
}

/** The same numbers as a table, for those who cannot see the drawing. */
export function ChartTable({ label, xLabel, series, formatX, formatY }: LineChartProps) {
  const xs = [...new Set(series.flatMap((one) => one.points.map((point) => point.x)))].sort((a, b) => a - b);
  return (
    <VisuallyHidden block>
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{xLabel}</th>
            {series.map((one) => (
              <th key={one.id} scope="col">
                {one.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {xs.map((x) => (
            <tr key={x}>
              <th scope="row">{formatX(x)}</th>
              {series.map((one) => {
                const y = valueAt(one.points, x);
                return <td key={one.id}>{y === null ? "–" : formatY(y)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
