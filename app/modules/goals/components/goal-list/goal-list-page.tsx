import { ListPages } from "#app/shell/components/list-pages.tsx";
import { IconChecks, IconPlus } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import type { ListViews } from "#app/modules/audiences/ui.ts";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { checkInAddresses } from "../../check-in-addresses.ts";
import type { GoalPage } from "../../queries/goal-page.ts";
import { useGoalAddress } from "../goal-address.ts";
import classes from "./goal-list.module.css";
import { GoalStatuses } from "./goal-statuses.tsx";
import { GoalTable } from "./goal-table.tsx";
import { GoalListTools, GoalToolbar } from "./goal-toolbar.tsx";
import { TreeOfDay } from "../tree/tree-of-day.tsx";
import { TreeTrail } from "../map/tree-trail.tsx";
import { useGoalWords } from "../goal-words.ts";

/** The ways of looking that are not the first one. */
const GoalCards = lazy(async () => ({ default: (await import("./goal-cards.tsx")).GoalCards }));
const GoalTree = lazy(async () => ({ default: (await import("../tree/goal-tree.tsx")).GoalTree }));
const GoalMap = lazy(async () => ({ default: (await import("../map/goal-map.tsx")).GoalMap }));

/** Only who sets a new objective fetches the form and what checks it. */
const CreateObjectivePanel = lazy(async () => ({
  default: (await import("../goal-form/create-objective-panel.tsx")).CreateObjectivePanel,
}));

/** A screen that lists goals, whosever they are. */
export function GoalListPage({ page, views }: { page: GoalPage; views: ListViews | null }) {
  const words = useGoalWords();
  const { t } = words;
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const { address, list, input, names, person } = page;
  const title =
    address.scope === "individuals-goals"
      ? t("pages.individuals", { name: person?.name ?? "", objectives: words.module(names) })
      : t(`pages.${address.key}.title`, { module: words.module(names) });
  return (
    <>
      <ListHeader page={page} title={title} />
      <GoalToolbar page={page} views={views} />
      {page.tree ? (
        <>
          <TreeOfDay page={page} />
          <TreeTrail trail={page.tree.trail} />
        </>
      ) : null}
      {page.asOf || page.tree?.trail.length ? null : (
        <div className={classes.overview}>
          <GoalStatuses counts={list.counts} status={input.status} />
          <GoalListTools page={page} hidden={hidden} onHidden={setHidden} />
        </div>
      )}
      <Suspense fallback={null}>
        <GoalRows page={page} hidden={hidden} title={title} />
      </Suspense>
      <ListPager page={page} />
      {page.creating ? (
        <Suspense fallback={null}>
          <CreateObjectivePanel page={page} creating={page.creating} />
        </Suspense>
      ) : null}
    </>
  );
}

function ListHeader({ page, title }: { page: GoalPage; title: string }) {
  const { t } = useGoalWords();
  const { address } = page;
  return (
    <PageHeader
      title={title}
      description={
        address.scope === "individuals-goals"
          ? undefined
          : t(
              address.scope === "my-goals" && page.mine
                ? `pages.my-goals.text-${page.mine}`
                : `pages.${address.key}.text`,
            )
      }
      actions={
        page.asOf ? undefined : (
          <>
            <CheckInLink page={page} />
            <NewObjectiveButton page={page} />
          </>
        )
      }
    />
  );
}

function NewObjectiveButton({ page: { rights, names } }: { page: GoalPage }) {
  const { t } = useGoalWords();
  const address = useGoalAddress();
  if (rights.levels.length === 0) return null;
  return (
    <Button tone="primary" icon={<IconPlus size={16} />} href={address.with({ createOkr: "true", panelStack: null })}>
      {names.objectives ? t("create.open-named", { name: names.objectives }) : t("create.open")}
    </Button>
  );
}

/** Leads to the form for many goals of the same people; the pages of one person have none. */
function CheckInLink({ page: { address } }: { page: GoalPage }) {
  const { t } = useGoalWords();
  const form = checkInAddresses.find(
    ({ area, scope }) => area === address.area && (area === "my-data" || scope === address.scope),
  );
  return form && address.scope !== "individuals-goals" ? (
    <Button href={form.path} icon={<IconChecks size={16} />}>
      {t("check-in-many.tab")}
    </Button>
  ) : null;
}

function GoalRows({ page, hidden, title }: { page: GoalPage; hidden: readonly string[]; title: string }) {
  const { rows } = page.list;
  if (rows.length === 0) return <NoGoals page={page} />;
  if (page.input.view === "CARD") return <GoalCards rows={rows} label={title} />;
  const key = `${page.asOf} ${rows.map((row) => row.id).join()}`;
  if (page.tree && page.input.look === "MAP") return <GoalMap key={key} page={page} label={title} />;
  if (page.tree) return <GoalTree key={key} rows={rows} label={title} asOf={page.asOf} />;
  return <GoalTable rows={rows} sort={page.input.sort} hidden={hidden} caption={title} />;
}

/** Nothing found says how to find more; nothing there says what this is for and offers the first step. */
function NoGoals({ page }: { page: GoalPage }) {
  const { t } = useGoalWords();
  const address = useGoalAddress();
  const { text, status, level, period, owner, heard, tag, gap, unit } = page.input;
  if (
    page.asOf ||
    text ||
    status ||
    level ||
    owner ||
    heard ||
    tag ||
    gap ||
    unit ||
    (period && period !== "current")
  ) {
    return (
      <EmptyState
        variant="search"
        title={t("empty.found-title")}
        action={
          <Button
            href={address.with({
              text: null,
              status: null,
              level: null,
              owner: null,
              heard: null,
              tag: null,
              gap: null,
              unit: null,
              period: "all",
            })}
          >
            {t("empty.clear")}
          </Button>
        }
      >
        {t("empty.found-text")}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t("empty.title")} action={<NewObjectiveButton page={page} />}>
      {t(page.rights.levels.length > 0 ? "empty.text" : "empty.text-view")}
    </EmptyState>
  );
}

function ListPager({ page }: { page: GoalPage }) {
  const { list, input } = page;
  const { t } = useGoalWords();
  if (page.asOf && !list.previous && !list.next) return null;
  const count = input.status && input.status !== "OPEN" ? list.counts[input.status] : list.counts.total;
  if (list.rows.length === 0 || page.tree?.trail.length) return null;
  return <ListPages cursors={list} summary={page.asOf ? undefined : t("list.count", { count })} />;
}
