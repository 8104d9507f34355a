/** What this room announces. `goalIds` are what followed the metric and moved with it. */
export type MetricEvents = {
  "goals.metric-added": { metricId: string };
  "goals.metric-edited": { metricId: string; fields: string[] };
  "goals.metric-recorded": { metricId: string; goalIds: string[] };
};

/** Keeps name and payload together where an event is recorded. */
export function metricEvent<Name extends keyof MetricEvents>(
  name: Name,
  payload: MetricEvents[Name],
): { name: Name; payload: MetricEvents[Name] } {
  return { name, payload };
}
