import { initiativePageSize } from "../../domain/status.ts";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { IconPlus } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import type { ListViews } from "#app/modules/audiences/ui.ts";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { FilterBar } from "#app/ui/filter-bar/filter-bar.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import type { InitiativePage } from "../../queries/initiative-page.ts";
import choosing from "../many-tasks/many-bar.module.css";
import { manyForm } from "../many-tasks/many-bar.tsx";
import { NewTask } from "../new-task.tsx";
import { useTaskAddress } from "../task-address.ts";
import { TaskList } from "./task-list.tsx";
import { TaskStatuses, TaskToolbar } from "./task-toolbar.tsx";
import { useTaskWords } from "../task-words.ts";

/** Choosing people, the panel and the board are fetched by who needs them. */
const ManyBar = lazy(async () => ({ default: (await import("../many-tasks/many-bar.tsx")).ManyBar }));
const TaskBody = lazy(async () => ({ default: (await import("../task/task-body.tsx")).TaskBody }));
const TaskCards = lazy(async () => ({ default: (await import("./task-cards.tsx")).TaskCards }));
const TaskBoard = lazy(async () => ({ default: (await import("../board/task-board.tsx")).TaskBoard }));

/** A screen that lists tasks, whosever they are. */
export function TaskPage({ page, views }: { page: InitiativePage; views: ListViews | null }) {
  const { t } = useTaskWords();
  const address = useTaskAddress();
  const { place, detail } = page;
  const title = t(`pages.${place.scope}.title`);
  const close = address.with({ showTaskDetails: null, act: null });
  return (
    <>
      <PageHeader title={title} description={t(`pages.${place.scope}.text`)} actions={<NewTaskButton page={page} />} />
      <TaskToolbar page={page} views={views} />
      <TaskStatuses page={page} />
      <NarrowedTo page={page} />
      {page.creating ? (
        <NewTask intent="create-task" label={t("form.new")} discardHref={address.with({ new: null })} />
      ) : null}
      <Tasks page={page} title={title} />
      {page.count === 0 || page.board || page.cards ? null : (
        <ListPages
          page={page.input.page}
          pageSize={initiativePageSize}
          total={page.count}
          summary={t("list.count", { count: page.count })}
        />
      )}
      {detail ? (
        <SidePanel
          key={detail.initiative.id}
          wide
          title={detail.initiative.text}
          closeLabel={t("close")}
          closeHref={close}
        >
          <Suspense fallback={null}>
            <TaskBody detail={detail} leaveTo={close} />
          </Suspense>
        </SidePanel>
      ) : null}
    </>
  );
}

/** The tasks as they are looked at: a board, cards, or a list in which some may be ticked. */
function Tasks({ page, title }: { page: InitiativePage; title: string }) {
  const address = useTaskAddress();
  const { list, board, cards } = page;
  if (page.count === 0) return <NoTasks page={page} />;
  if (board)
    return (
      <Suspense fallback={null}>
        <TaskBoard board={board} counts={list.counts} />
      </Suspense>
    );
  if (cards)
    return (
      <Suspense fallback={null}>
        <TaskCards cards={cards} />
      </Suspense>
    );
  return (
    <div className={choosing.choosing}>
      <TaskList
        rows={list.rows}
        label={title}
        hrefOf={(id) => address.with({ showTaskDetails: id, act: null })}
        choosingFor={manyForm}
      />
      <Suspense fallback={null}>
        <ManyBar tags={page.tags} />
      </Suspense>
    </div>
  );
}

/** The goal or the person whose tasks alone are listed, which no field of the toolbar says. */
function NarrowedTo({ page: { goal, owner } }: { page: InitiativePage }) {
  const { t } = useTaskWords();
  const address = useTaskAddress();
  const filters = [
    ...(goal
      ? [{ id: "goal", name: t("list.goal"), value: goal.title, removeHref: address.with({ goalId: null }) }]
      : []),
    ...(owner
      ? [{ id: "owner", name: t("list.owner"), value: owner.name, removeHref: address.with({ owner: null }) }]
      : []),
  ];
  if (filters.length === 0) return null;
  return (
    <FilterBar
      label={t("list.filters")}
      removeLabel={t("list.remove-filter")}
      clearHref={address.with({ goalId: null, owner: null })}
      clearLabel={t("empty.clear")}
      filters={filters}
    />
  );
}

function NewTaskButton({ page: { place } }: { page: InitiativePage }) {
  const { t } = useTaskWords();
  const address = useTaskAddress();
  if (place.scope !== "mine") return null;
  return (
    <Button tone="primary" icon={<IconPlus size={16} />} href={address.with({ new: "true", showTaskDetails: null })}>
      {t("form.new")}
    </Button>
  );
}

/** Nothing found says how to find more; nothing there says what this is for and offers the first step. */
function NoTasks({ page }: { page: InitiativePage }) {
  const { t } = useTaskWords();
  const address = useTaskAddress();
  const { text, status, due, kind, goalId, owner, tag } = page.input;
  if (text || status || due || kind || goalId || owner || tag) {
    const all = address.with({
      text: null,
      status: null,
      due: null,
      kind: null,
      goalId: null,
      owner: null,
      tag: null,
      showTaskDetails: null,
      page: null,
    });
    return (
      <EmptyState
        variant="search"
        title={t("empty.found-title")}
        action={<Button href={all}>{t("empty.clear")}</Button>}
      >
        {t("empty.found-text")}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t("empty.title")} action={<NewTaskButton page={page} />}>
      {t("empty.text")}
    </EmptyState>
  );
}
