import { initiativePageSize } from "../../domain/status.ts";
import { useViewer } from "#app/shell/frame-context.ts";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { IconPlus } from "@tabler/icons-react";
import { Suspense } from "react";
import { NothingFound } from "#app/shell/components/list-screen/nothing-found.tsx";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import { SavedViewField, SavedViews, type ListViews } from "#app/modules/audiences/ui.ts";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import type { InitiativePage } from "../../queries/initiative-page.ts";
import choosing from "../many-tasks/many-bar.module.css";
import { manyForm } from "../many-tasks/many-bar.tsx";
import { NewTask } from "../new-task.tsx";
import { useNewTaskPanel, useTaskAddress } from "../task-address.ts";
import { TaskList } from "./task-list.tsx";
import { lookingAt, TaskStatuses, TaskTools, useTaskFilters, ViewSwitch } from "./task-list-parts.tsx";
import { useTaskWords } from "../task-words.ts";

/** Choosing people, the panel and the board are fetched by who needs them. */
const ManyBar = lazyPart(async () => ({ default: (await import("../many-tasks/many-bar.tsx")).ManyBar }));
const TaskBody = lazyPart(async () => ({ default: (await import("../task/task-body.tsx")).TaskBody }));
const TaskCards = lazyPart(async () => ({ default: (await import("./task-cards.tsx")).TaskCards }));
const TaskBoard = lazyPart(async () => ({ default: (await import("../board/task-board.tsx")).TaskBoard }));

/** A screen that lists tasks, whosever they are. */
export function TaskPage({ page, views }: { page: InitiativePage; views: ListViews | null }) {
  const { t } = useTaskWords();
  const address = useTaskAddress();
  const { place, detail } = page;
  const looking = lookingAt(page);
  const title = t(`pages.${place.scope}.title`);
  const close = address.with({ showTaskDetails: null, act: null });
  return (
    <ListScreen
      title={title}
      act={<NewTaskButton page={page} />}
      search={{ name: "text", label: t("list.search"), value: page.input.text }}
      filters={useTaskFilters(page)}
      kept={{ view: looking === "LIST" ? undefined : looking, status: page.input.status }}
      hiddenFields={<SavedViewField views={views} />}
      views={
        <>
          <SavedViews views={views} />
          <ViewSwitch page={page} />
        </>
      }
      tools={<TaskTools page={page} />}
      states={<TaskStatuses page={page} />}
    >
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
    </ListScreen>
  );
}

/** The tasks as they are looked at: a board, cards, or a list in which some may be ticked. */
function Tasks({ page, title }: { page: InitiativePage; title: string }) {
  const address = useTaskAddress();
  const { employeeId } = useViewer();
  const { list, board, cards } = page;
  if (page.count === 0) return <NoTasks page={page} />;
  if (board)
    return (
      <Suspense fallback={null}>
        <TaskBoard board={board} counts={list.counts} today={page.today} />
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
        {...(page.place.scope === "mine" && { ownerOfList: employeeId })}
        choosingFor={manyForm}
      />
      <Suspense fallback={null}>
        <ManyBar tags={page.tags} total={page.count} />
      </Suspense>
    </div>
  );
}

function NewTaskButton({ page: { place, input } }: { page: InitiativePage }) {
  const { t } = useTaskWords();
  const address = useTaskAddress();
  const newTaskPanel = useNewTaskPanel();
  const href =
    place.scope === "mine"
      ? address.with({ new: "true", showTaskDetails: null })
      : newTaskPanel(input.owner ? `for-${input.owner}` : input.goalId ? `goal-${input.goalId}` : "mine");
  return (
    <Button tone="primary" icon={<IconPlus />} href={href}>
      {t("form.new")}
    </Button>
  );
}

/** Nothing found says how to find more; nothing there says what this is for and offers the first step. */
function NoTasks({ page }: { page: InitiativePage }) {
  const { t } = useTaskWords();
  const address = useTaskAddress();
  const { text, status, due, dueFrom, dueTo, kind, goalId, parentId, owner, tag } = page.input;
  if (text || status || due || dueFrom || dueTo || kind || goalId || parentId || owner || tag) {
    const all = address.with({
      text: null,
      status: null,
      due: null,
      dueFrom: null,
      dueTo: null,
      kind: null,
      goalId: null,
      parentId: null,
      owner: null,
      tag: null,
      showTaskDetails: null,
      page: null,
    });
    return (
      <NothingFound title={t("empty.found-title")} text={t("empty.found-text")} href={all} clear={t("empty.clear")} />
    );
  }
  return (
    <EmptyState title={t("empty.title")} action={<NewTaskButton page={page} />}>
      {t("empty.text")}
    </EmptyState>
  );
}
