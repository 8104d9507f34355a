import { ListPages } from "#app/shell/components/list-pages.tsx";
import { IconPlus } from "@tabler/icons-react";
import { Suspense } from "react";
import { NothingFound } from "#app/shell/components/list-screen/nothing-found.tsx";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import { SavedViewField, SavedViews, type ListViews } from "#app/modules/audiences/ui.ts";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { useLateChoices } from "#app/shell/components/list-screen/use-late-choices.ts";
import { useHiddenColumns } from "#app/shell/components/list-screen/use-hidden-columns.ts";
import { useWaiting } from "#app/shell/frame-context.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import type { GoalChoices, GoalPage } from "../../queries/goal-page.ts";
import { useGoalAddress } from "../goal-address.ts";
import { goalColumnsOf, initiallyHidden } from "../../domain/goal-columns.ts";
import { usualSort } from "../../domain/usual-sort.ts";
import { comparedNames } from "../../domain/comparison.ts";
import { GoalStatuses } from "./goal-statuses.tsx";
import { GoalTable, useGoalColumns, type GoalTableProps } from "./goal-table.tsx";
import { GoalListTools, ViewSwitch } from "./goal-list-tools.tsx";
import { useGoalFilters } from "./use-goal-filters.ts";
import { useGoalWords } from "../goal-words.ts";

/** The ways of looking that are not the first one. */
const GoalCards = lazyPart(async () => ({ default: (await import("./goal-cards.tsx")).GoalCards }));
const TreeHead = lazyPart(async () => ({ default: (await import("../tree/tree-head.tsx")).TreeHead }));
const GoalTree = lazyPart(async () => ({ default: (await import("../tree/goal-tree.tsx")).GoalTree }));
const GoalMap = lazyPart(async () => ({ default: (await import("../map/goal-map.tsx")).GoalMap }));

/** Only who sets a new objective fetches the form and what checks it. */
const CreateObjectivePanel = lazyPart(async () => ({
  default: (await import("../goal-form/create-objective-panel.tsx")).CreateObjectivePanel,
}));

/** Until they come. */
const noChoices: GoalChoices = {
  periods: [],
  tags: [],
  cohorts: { bases: [], cohorts: [] },
  places: { departments: [], teams: [] },
};

/** A screen that lists goals, whosever they are. */
export function GoalListPage({ page, views }: { page: GoalPage; views: ListViews | null }) {
  const words = useGoalWords();
  const { t } = words;
  const { address, list, input, names, person } = page;
  const { hidden, asked, onChange } = useHiddenColumns({
    ...{ list: goalColumnsOf(address.key), initially: initiallyHidden, hidden: page.hidden },
  });
  const columns = useGoalColumns(input.sort);
  const { choices, ask } = useLateChoices(page.choices, (answer: { page: GoalPage }) => answer.page.choices);
  const title =
    address.scope === "individuals-goals"
      ? t("pages.individuals", { name: person?.name ?? "", objectives: words.module(names) })
      : t(`pages.${address.key}.title`, words.named(names));
  return (
    <ListScreen
      title={title}
      meta={
        address.scope === "my-goals" ? t(page.mine ? `pages.my-goals.text-${page.mine}` : "pages.my-goals.text") : null
      }
      act={page.asOf ? null : <NewObjectiveButton page={page} />}
      search={{ name: "text", label: t("list.search"), value: input.text }}
      filters={useGoalFilters(page, choices ?? noChoices)}
      askForFilters={ask}
      kept={{
        view: input.view === "LIST" ? undefined : input.view,
        look: input.look === "MAP" ? input.look : undefined,
        sort: input.sort === usualSort ? undefined : input.sort,
        status: input.status,
        ownerId: person?.id,
      }}
      hiddenFields={<SavedViewField views={views} />}
      views={
        <>
          <SavedViews views={views} />
          <ViewSwitch view={input.view} />
        </>
      }
      tools={<GoalListTools page={page} />}
      columns={input.view === "LIST" ? { columns, hidden: asked, onChange } : undefined}
      states={page.asOf || page.tree?.trail.length ? null : <GoalStatuses counts={list.counts} status={input.status} />}
    >
      {address.key === "my-goals" && !isNarrowed(input) ? <GoalsWait /> : null}
      <Suspense fallback={null}>
        {page.tree ? <TreeHead page={page} trail={page.tree.trail} /> : null}
        <GoalRows page={page} hidden={hidden} title={title} periods={{ known: choices?.periods, ask }} />
      </Suspense>
      <ListPager page={page} />
      {page.creating ? (
        <Suspense fallback={null}>
          <CreateObjectivePanel page={page} creating={page.creating} />
        </Suspense>
      ) : null}
    </ListScreen>
  );
}

/** Most of what waits are key results, which the list does not show by themselves. */
function GoalsWait() {
  const { t } = useGoalWords();
  const count = useWaiting("my-data/goal");
  if (count === 0) return null;
  return (
    <Callout
      action={
        <Button size="small" href="/app/my-data/goal/check-in">
          {t("action.check-in")}
        </Button>
      }
    >
      {t("pages.my-goals.waiting", { count })}
    </Callout>
  );
}

function NewObjectiveButton({ page: { rights, names } }: { page: GoalPage }) {
  const { t } = useGoalWords();
  const address = useGoalAddress();
  if (rights.levels.length === 0) return null;
  return (
    <Button tone="primary" icon={<IconPlus />} href={address.link({ createOkr: "true", panelStack: null })}>
      {names.objectives ? t("create.open-named", { name: names.objectives }) : t("create.open")}
    </Button>
  );
}

type GoalRowsProps = { page: GoalPage; title: string } & Pick<GoalTableProps, "hidden" | "periods">;

function GoalRows({ page, hidden, title, periods }: GoalRowsProps) {
  const { rows } = page.list;
  if (rows.length === 0) return <NoGoals page={page} />;
  if (page.input.view === "CARD") return <GoalCards rows={page.goals} label={title} group={page.input.group} />;
  const key = `${page.asOf} ${rows.map((row) => row.id).join()}`;
  if (page.tree && page.input.look === "MAP") return <GoalMap key={key} page={page} label={title} />;
  if (page.tree) return <GoalTree key={key} rows={page.goals} label={title} asOf={page.asOf} />;
  const { changeable, input } = page;
  return (
    <GoalTable
      rows={rows}
      sort={input.sort}
      caption={title}
      total={shownOf(page)}
      {...{ hidden, changeable, periods }}
    />
  );
}

/** What narrows a list besides its time frame. */
const narrowing = [
  "text",
  "status",
  "level",
  "owner",
  "heard",
  "tag",
  "cohort",
  "gap",
  "unit",
  "department",
  "team",
  ...comparedNames,
] as const;

const isNarrowed = (input: GoalPage["input"]) => narrowing.some((name) => (input[name] ?? "") !== "");
const unnarrowed = Object.fromEntries(
  [...narrowing, ...comparedNames.map((name) => `${name}Is`)].map((name) => [name, null]),
);

/** Nothing found says how to find more; nothing there says what this is for and offers the first step. */
function NoGoals({ page }: { page: GoalPage }) {
  const { t } = useGoalWords();
  const address = useGoalAddress();
  const { period } = page.input;
  if (page.asOf || isNarrowed(page.input) || (period && period !== "current")) {
    return (
      <NothingFound
        title={t("empty.found-title")}
        text={t("empty.found-text")}
        href={address.with({ ...unnarrowed, period: "all" })}
        clear={t("empty.clear")}
      />
    );
  }
  return (
    <EmptyState title={t("empty.title")} action={<NewObjectiveButton page={page} />}>
      {t(page.rights.levels.length > 0 ? "empty.text" : "empty.text-view")}
    </EmptyState>
  );
}

/** How many the list holds on all its pages. */
function shownOf({ list: { counts }, input: { status } }: GoalPage): number {
  return status && status !== "OPEN" ? counts[status] : counts.total;
}

function ListPager({ page }: { page: GoalPage }) {
  const { list } = page;
  const { t } = useGoalWords();
  if (page.asOf && !list.previous && !list.next) return null;
  const count = shownOf(page);
  if (list.rows.length === 0 || page.tree?.trail.length) return null;
  return <ListPages cursors={list} summary={page.asOf ? undefined : t("list.count", { count })} />;
}
