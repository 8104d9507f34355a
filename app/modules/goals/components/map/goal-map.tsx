import { useNavigate } from "@remix-run/react";
import { useCallback, useEffect, useMemo, useState, type MouseEvent } from "react";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { NodeMap } from "#app/ui/node-map/node-map.tsx";
import type { MapDetail } from "#app/ui/node-map/map-detail.ts";
import { standingOf } from "../../domain/standing.ts";
import type { GoalLine } from "../../queries/goal-lines.ts";
import type { ListedGoal } from "../../queries/goal-list.ts";
import type { GoalPage } from "../../queries/goal-page.ts";
import { useGoalAddress } from "../goal-address.ts";
import { GoalMapCard, standingWords } from "./goal-map-card.tsx";
import classes from "./goal-map.module.css";
import { toneOfStanding } from "../goal-marks.tsx";
import { useGoalWords } from "../goal-words.ts";
import { MapFinder } from "./map-finder.tsx";
import { forestOf, linksOf, nodesOf, type KnownGoals } from "./map-forest.ts";
import { useGoalMap } from "./use-goal-map.ts";
import { useWayToGoal } from "./use-way-to-goal.ts";

/** The tree of goals as a map: drawn once the browser can, opened goal by goal or a level at a time. */
export function GoalMap({ page, label }: { page: GoalPage; label: string }) {
  const { t } = useGoalWords();
  const address = useGoalAddress();
  const [drawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  if (drawn) return <DrawnMap page={page} label={label} />;
  return (
    <div className={classes.ground}>
      <noscript>
        <Button href={address.with({ look: null })}>{t("map.without-script")}</Button>
      </noscript>
    </div>
  );
}

function DrawnMap({ page, label }: { page: GoalPage; label: string }) {
  const { t } = useGoalWords();
  const address = useGoalAddress();
  const navigate = useNavigate();
  const map = useGoalMap(page);
  const { known, open, loading, failed, toggle, openAll } = map;
  const at = address.search.get("at");
  const { forest, links } = useForest(page.goals, known, open, loading);
  useWayToGoal({ at, asOf: page.asOf, roots: page.goals, openAll: (ids) => void openAll(ids) });
  const { content, labelOf } = useCards(known, page.asOf !== null);
  return (
    <>
      <MapTools page={page} forest={forest} map={map} />
      {failed ? (
        <div className={classes.tools}>
          <Callout tone="danger" announced title={t("map.failed")} />
        </div>
      ) : null}
      <div onClick={(event) => followInside(event, (href) => navigate(href, { preventScrollReset: true }))}>
        <NodeMap
          label={label}
          roots={forest}
          links={links}
          content={content}
          labelOf={labelOf}
          aim={at}
          onToggle={toggle}
          words={{
            closer: t("map.closer"),
            farther: t("map.farther"),
            fit: t("map.fit"),
            overview: t("map.overview"),
            opener: (count, expanded) => t(expanded ? "map.fold" : "map.open", { count: Number(count) }),
          }}
          onActivate={(id, alone) => {
            if (alone) navigate(address.with({ under: id, at: null }), { preventScrollReset: true });
            else if (!page.asOf) navigate(address.panel(id), { preventScrollReset: true });
          }}
        />
      </div>
      <p className={classes.legend}>
        {t(page.asOf ? "map.keys-past" : "map.keys")}
        {page.asOf ? null : <MapLegend />}
      </p>
    </>
  );
}

/** How a goal looks on the map, and what it is called to who does not see it. */
function useCards(known: KnownGoals, past: boolean) {
  const words = useGoalWords();
  const { t, format } = words;
  const address = useGoalAddress();
  const content = useCallback(
    (id: string, detail: MapDetail) => (
      <GoalMapCard goal={known.goals.get(id)!} detail={detail} past={past} words={words} address={address} />
    ),
    [known, past, words, address],
  );
  const labelOf = useCallback(
    (id: string) => {
      const goal = known.goals.get(id)!;
      return [goal.title, standingWords(goal, t), format.percent(goal.percent)].join(", ");
    },
    [known, t, format],
  );
  return { content, labelOf };
}

type MapToolsProps = {
  page: GoalPage;
  forest: ReturnType<typeof useForest>["forest"];
  map: ReturnType<typeof useGoalMap>;
};

function MapTools({ page, forest, map: { open, openAll, foldAll } }: MapToolsProps) {
  const { t } = useGoalWords();
  const address = useGoalAddress();
  const navigate = useNavigate();
  const folded = nodesOf(forest).filter((node) => node.hasChildren && !node.expanded);
  return (
    <div className={classes.tools}>
      <MapFinder onFound={(goalId) => navigate(address.with({ at: goalId }), { preventScrollReset: true })} />
      {page.asOf ? null : (
        <Button tone="quiet" disabled={folded.length === 0} onClick={() => void openAll(folded.map(({ id }) => id))}>
          {t("map.open-level")}
        </Button>
      )}
      <Button tone="quiet" disabled={open.size === 0} onClick={foldAll}>
        {t("map.fold-all")}
      </Button>
    </div>
  );
}

/** Links of cards are plain ones, for many come into sight at a time; a plain press on one stays in the product. */
function followInside(event: MouseEvent, follow: (href: string) => void): void {
  const link = (event.target as HTMLElement).closest("a");
  if (
    !link ||
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  event.preventDefault();
  follow(`${link.pathname}${link.search}`);
}

function MapLegend() {
  const { t } = useGoalWords();
  return (
    <>
      <span className={classes.key} data-look="dashed">
        {t("map.feeds")}
      </span>
      <span className={classes.key} data-look="dotted">
        {t("map.needs")}
      </span>
    </>
  );
}

function useForest(
  rows: readonly ListedGoal[],
  known: KnownGoals,
  open: ReadonlySet<string>,
  loading: ReadonlySet<string>,
) {
  const { t, format } = useGoalWords();
  const forest = useMemo(
    () =>
      forestOf(rows, known, { open, loading }, (goal) => ({
        tone: toneOfStanding(standingOf(goal.progressLevel, goal.silentDays)),
        count: String(goal.childCount),
      })),
    [rows, known, open, loading],
  );
  const links = useMemo(
    () =>
      linksOf(forest, known.lines, ({ kind, weight }: GoalLine) =>
        kind === "FEEDS" ? t("feeds.mark", { weight: format.number(weight ?? 0) }) : t("map.needed"),
      ),
    [forest, known.lines, t, format],
  );
  return { forest, links };
}
