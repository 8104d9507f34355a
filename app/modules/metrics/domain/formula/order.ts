export type Computed = { readonly id: string; readonly sourceIds: readonly string[] };

/** Computed metrics, each after those of them it reads. What stands in a circle is left out: none is stored. */
export function inOrder<Metric extends Computed>(metrics: readonly Metric[]): Metric[] {
  const byId = new Map(metrics.map((metric) => [metric.id, metric]));
  const waiting = new Map(
    metrics.map(({ id, sourceIds }) => [id, new Set(sourceIds.filter((source) => byId.has(source)))]),
  );
  const ordered: Metric[] = [];
  for (
    let ready = [...waiting].filter(([, left]) => left.size === 0);
    ready.length > 0;
    ready = [...waiting].filter(([, left]) => left.size === 0)
  ) {
    for (const [id] of ready) {
      waiting.delete(id);
      ordered.push(byId.get(id)!);
      for (const left of waiting.values()) left.delete(id);
    }
  }
  return ordered;
}
