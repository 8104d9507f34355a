import { Callout } from "#app/ui/callout/callout.tsx";
import { useLoaded } from "#app/shell/components/use-loaded.ts";
import { oneOnOnePlaces } from "../../one-on-one-places.ts";
import type { SeriesPlan } from "../../queries/series-layout.ts";
import { useOneOnOneWords } from "../one-on-one-words.ts";

/** What saving would do to the 1:1s ahead, before it is done. */
export function WhatChanges({ seriesId, typed }: { seriesId: string; typed: string }) {
  const { t } = useOneOnOneWords();
  const { data } = useLoaded<SeriesPlan | null>(oneOnOnePlaces.plan(seriesId, typed));
  return <div aria-live="polite">{data ? <Said plan={data} t={t} /> : null}</div>;
}

function Said({ plan, t }: { plan: SeriesPlan; t: ReturnType<typeof useOneOnOneWords>["t"] }) {
  if ("refused" in plan) return <Callout tone="warning">{t(`errors.${plan.refused}`)}</Callout>;
  const { moves, stays, falls, adds } = plan;
  if (moves + falls + adds === 0) return <Callout>{t("edit-series.nothing")}</Callout>;
  const counted = [
    ["moves", moves],
    ["adds", adds],
    ["falls", falls],
    ["stays", stays],
  ] as const;
  const sentences = counted
    .filter(([, count]) => count > 0)
    .map(([what, count]) => t(`edit-series.${what}`, { count }));
  return <Callout title={t("edit-series.title")}>{[...sentences, t("edit-series.held")].join(" ")}</Callout>;
}
