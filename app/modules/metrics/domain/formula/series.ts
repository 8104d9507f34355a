import { daysBetween } from "#app/platform/time/days.ts";
import type { Measure } from "../measure.ts";
import { evaluate, intoFormula, outOfFormula, type Readings } from "./evaluate.ts";
import { namesIn, type FormulaNode, type Outcome } from "./formula.ts";

export type SeriesPoint = { readonly date: string; readonly value: number };
export type Series = { readonly measure: Measure; readonly points: readonly SeriesPoint[] };

/**
 * What a formula says on every day on which something it reads has a value, of the newest values by then. Days on which it
 * says nothing (a value is missing, a division by zero) are left out. Points of `series` are in the order of their days.
 */
export function computedSeries(
  node: FormulaNode,
  series: ReadonlyMap<string, Series>,
  measure: Measure,
): SeriesPoint[] {
  const sources = [...namesIn(node).keys()].map((key) => ({ key, ...(series.get(key) ?? { measure, points: [] }) }));
  const days = [...new Set(sources.flatMap(({ points }) => points.map(({ date }) => date)))].sort();
  const read = new Map(sources.map(({ key }) => [key, 0]));
  return days.flatMap((date) => {
    for (const { key, points } of sources) {
      let at = read.get(key)!;
      while (at < points.length && points[at]!.date <= date) at += 1;
      read.set(key, at);
    }
    const outcome = evaluate(node, readingsOf(sources, read, date));
    return outcome.ok && outcome.value !== null ? [{ date, value: outOfFormula(measure, outcome.value) }] : [];
  });
}

/** What a formula says of the newest values there are, or where it cannot. */
export function computedNow(
  node: FormulaNode,
  series: ReadonlyMap<string, Series>,
  today: string,
  measure: Measure,
): Outcome<number | null> {
  const sources = [...namesIn(node).keys()].map((key) => ({ key, ...(series.get(key) ?? { measure, points: [] }) }));
  const outcome = evaluate(
    node,
    readingsOf(sources, new Map(sources.map(({ key, points }) => [key, points.length])), today),
  );
  return outcome.ok && outcome.value !== null ? { ok: true, value: outOfFormula(measure, outcome.value) } : outcome;
}

type Source = Series & { readonly key: string };

function readingsOf(sources: readonly Source[], read: ReadonlyMap<string, number>, date: string): Readings {
  const byKey = new Map(sources.map((source) => [source.key, source]));
  return {
    newest: (key) => {
      const source = byKey.get(key);
      const point = source?.points[(read.get(key) ?? 0) - 1];
      return source && point ? intoFormula(source.measure, point.value) : null;
    },
    within: (key, days) => {
      const source = byKey.get(key);
      const known = source?.points.slice(0, read.get(key)) ?? [];
      return source
        ? known
            .filter((point) => daysBetween(point.date, date) < days)
            .map(({ value }) => intoFormula(source.measure, value))
        : [];
    },
  };
}
