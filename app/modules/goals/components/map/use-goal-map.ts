import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { askJson } from "#app/platform/http/ask-json.ts";
import type { GoalPage } from "../../queries/goal-page.ts";
import type { MapParts } from "../../queries/map-parts.ts";
import type { TrailStep } from "../../queries/goal-trail.ts";
import type { KnownGoals } from "./map-forest.ts";

/** As many goals are asked about at once. */
const most = 100;

/** What a map knows and has opened; parts are fetched when first opened and kept while the page stays. */
export function useGoalMap({ goals, tree, asOf }: GoalPage) {
  const [asked, setAsked] = useState<KnownGoals>(() => ({
    goals: new Map(),
    parts: new Map(),
    lines: tree?.lines ?? [],
  }));
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState(false);
  const [loading, setLoading] = useState<ReadonlySet<string>>(new Set());
  const knowing = useRef(asked);
  const learn = useCallback(
    async (ids: readonly string[]) => {
      const missing = ids.filter((id) => !knowing.current.parts.has(id));
      setLoading((before) => new Set([...before, ...missing]));
      try {
        for (const answer of await askParts(missing, asOf)) knowing.current = joined(knowing.current, answer);
        setAsked(knowing.current);
        setFailed(false);
        return true;
      } catch {
        setFailed(true);
        return false;
      } finally {
        setLoading((before) => new Set([...before].filter((id) => !missing.includes(id))));
      }
    },
    [asOf],
  );
  const openAll = useCallback(
    async (ids: readonly string[]) => {
      if (await learn(ids)) setOpen((before) => new Set([...before, ...ids]));
    },
    [learn],
  );
  const toggle = useCallback(
    (id: string, expanded: boolean) => {
      if (expanded) void openAll([id]);
      else setOpen((before) => new Set([...before].filter((one) => one !== id)));
    },
    [openAll],
  );
  // What the page itself shows is as the page has it now, also after a change.
  const known = useMemo(
    () => ({ ...asked, goals: new Map([...asked.goals, ...goals.map((row) => [row.id, row] as const)]) }),
    [asked, goals],
  );
  const [only] = goals;
  const begins = goals.length === 1 && only && only.childCount > 0 ? only.id : null;
  useEffect(() => {
    if (begins) void openAll([begins]);
  }, [begins, openAll]);
  return {
    known,
    open,
    loading,
    failed,
    toggle,
    openAll: (ids: readonly string[]) => openAll(ids.slice(0, most)),
    foldAll: () => setOpen(new Set()),
  };
}

function joined(known: KnownGoals, { parts, lines }: MapParts): KnownGoals {
  const fresh = Object.values(parts).flat();
  return {
    goals: new Map([...known.goals, ...fresh.map((goal) => [goal.id, goal] as const)]),
    parts: new Map([...known.parts, ...Object.entries(parts)]),
    lines: [...known.lines, ...lines],
  };
}

/** A past day is asked about one goal at a time. */
async function askParts(ids: readonly string[], asOf: string | null): Promise<MapParts[]> {
  if (ids.length === 0) return [];
  if (!asOf) return [await askJson<MapParts>(`/app/goal/parts?of=${ids.join()}`)];
  const answers: MapParts[] = [];
  for (const id of ids) answers.push(await askJson<MapParts>(`/app/goal/parts?of=${id}&asOf=${asOf}`));
  return answers;
}

export async function askTrail(goalId: string, asOf: string | null): Promise<TrailStep[]> {
  return (await askJson<{ trail: TrailStep[] }>(`/app/goal/${goalId}/trail${asOf ? `?asOf=${asOf}` : ""}`)).trail;
}
