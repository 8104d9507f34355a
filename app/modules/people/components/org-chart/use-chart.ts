import { useMemo, useState } from "react";
import { askJson } from "#app/platform/http/ask-json.ts";
import type { OrgChart, OrgNode } from "../../queries/org-chart.ts";
import { chartPlan, chartTrees } from "./chart-layout.ts";

/** The chart as it is opened so far; reports that are not known yet are fetched when somebody is opened. */
export function useChart({ day, nodes: initial }: OrgChart, today: string) {
  const [nodes, setNodes] = useState<readonly OrgNode[]>(initial);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(
    () => new Set(initial.flatMap((node) => node.parentId ?? [])),
  );
  const [loading, setLoading] = useState<string | null>(null);
  const roots = useMemo(() => chartTrees(nodes, expanded), [nodes, expanded]);
  const plan = useMemo(() => chartPlan(roots), [roots]);
  const toggle = async (id: string) => {
    const open = !expanded.has(id);
    if (open && !nodes.some((node) => node.parentId === id)) {
      setLoading(id);
      const found = await fetchReports(id, day === today ? null : day).finally(() => setLoading(null));
      setNodes((known) => [...known, ...found.filter((node) => !known.some((one) => one.id === node.id))]);
    }
    setExpanded((before) => (open ? new Set([...before, id]) : new Set([...before].filter((one) => one !== id))));
  };
  return { roots, plan, loading, toggle: (id: string) => void toggle(id) };
}

async function fetchReports(person: string, asOf: string | null): Promise<readonly OrgNode[]> {
  const query = new URLSearchParams({ person, ...(asOf ? { asOf } : {}) });
  const answer = await askJson<{ nodes: OrgNode[] }>(`/app/people/org-chart.json?${query}`).catch(() => null);
  return answer?.nodes ?? [];
}
