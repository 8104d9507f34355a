import { useRevalidator } from "@remix-run/react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { ExportLinks } from "#app/shell/components/list-screen/export-links.tsx";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useLive } from "#app/platform/live/use-live.ts";
import { useAddress } from "#app/shell/components/use-address.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { MoreActions } from "#app/ui/more-actions/more-actions.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import { boardViews } from "../../domain/board-view.ts";
import type { DrawnBoard } from "../../queries/board.ts";
import type { BoardPage } from "../../queries/calibration-page.ts";
import { commands } from "../calibration-commands.ts";
import classes from "../calibration.module.css";
import { BoardTable } from "./board-table.tsx";
import { BoxBoard } from "./box-board.tsx";
import { Distribution } from "./distribution.tsx";
import { EditGroupPanel, ReopenPanel } from "./group-panels.tsx";
import { Fairness } from "./fairness.tsx";
import { History } from "./history.tsx";
import { MovePanel } from "./move-panel.tsx";
import { Presence } from "./presence.tsx";
import { PersonPanel } from "./person-panel.tsx";

/** A group's ratings: as a board, as a table, whether they are fair, and how they came about. */
export function BoardScreen({ page }: { page: BoardPage }) {
  const { t } = useTranslation("calibration");
  const address = useAddress();
  const { board } = page;
  const { revalidate } = useRevalidator();
  useLive(`calibration:${board.group.id}`, revalidate);
  return (
    <div className={classes.screen}>
      <BoardHead board={board} />
      <Presence page={page} />
      <commands.PageAnswer
        intents={["move", "undo-move", "save-talent", "edit-group", "finish-group", "reopen-group"]}
        said={t("said.saved")}
      />
      <Tabs
        label={t("views.label")}
        current={board.view}
        tabs={boardViews.map((view) => ({
          id: view,
          label: t(`views.${view}`),
          href: address({ view: view === "board" ? null : view, reviewee: null, to: null }),
          ...(view === "history" && board.moves.length > 0 ? { count: board.moves.length } : {}),
        }))}
      />
      {board.after === null ? null : <Moment board={board} />}
      {board.view === "board" ? (
        <>
          <BoxBoard board={board} />
          <Distribution lines={board.distribution} />
        </>
      ) : null}
      {page.rows ? <BoardTable board={board} rows={page.rows} /> : null}
      {board.view === "fairness" && page.fairness ? <Fairness fairness={page.fairness} /> : null}
      {board.view === "history" ? <History board={board} /> : null}
      <Panels page={page} />
    </div>
  );
}

function Panels({ page }: { page: BoardPage }) {
  const person = page.seen;
  if (person && page.person && page.to !== null && page.board.mayMove)
    return <MovePanel board={page.board} person={person} version={page.person.version} to={page.to} />;
  if (person && page.person) return <PersonPanel board={page.board} person={person} panel={page.person} />;
  if (page.panel === "edit") return <EditGroupPanel page={page} />;
  return page.panel === "reopen" ? <ReopenPanel page={page} /> : null;
}

function BoardHead({ board: { group, cycle, count, mayManage } }: { board: DrawnBoard }) {
  const { t } = useTranslation("calibration");
  const address = useAddress();
  const finish = commands.useCommand({ intent: "finish-group", said: t("said.finished") });
  return (
    <PageHeader
      title={group.name}
      meta={
        <>
          {group.finished ? (
            <Chip tone="green">{t("group.finished")}</Chip>
          ) : (
            <Chip tone="blue">{t("group.open")}</Chip>
          )}
          <span className={classes.soft}>{t("group.count", { count })}</span>
        </>
      }
      breadcrumbs={[
        { label: t("title"), href: address({ group: null, view: null, after: null, reviewee: null, cycle: cycle.id }) },
      ]}
      breadcrumbsLabel={t("path")}
      actions={
        <>
          {mayManage && !group.finished ? (
            <ActForm
              command={finish}
              intent="finish-group"
              fields={{ groupId: group.id, version: String(group.version) }}
            >
              <Button type="submit" tone="primary" loading={finish.busy}>
                {t("group.finish")}
              </Button>
            </ActForm>
          ) : null}
          <MoreActions label={t("group.more")}>
            {mayManage && !group.finished ? (
              <Button tone="quiet" href={address({ panel: "edit" })}>
                {t("group.edit")}
              </Button>
            ) : null}
            {mayManage && group.finished ? (
              <Button tone="quiet" href={address({ panel: "reopen" })}>
                {t("group.reopen")}
              </Button>
            ) : null}
            <ExportLinks href={`/app/review/calibration/export?group=${group.id}`} label={t("export")} />
          </MoreActions>
        </>
      }
    />
  );
}

/** The board as it was: nothing is moved in the past. */
function Moment({ board: { after, moves } }: { board: DrawnBoard }) {
  const { t } = useTranslation("calibration");
  const format = useFormat();
  const address = useAddress();
  const count = after ?? 0;
  const move = moves[count - 1];
  return (
    <Callout
      tone="info"
      action={
        <span className={classes.line}>
          {count > 0 ? (
            <Button size="small" href={address({ after: String(count - 1) })}>
              {t("history.earlier")}
            </Button>
          ) : null}
          <Button size="small" href={address({ after: count + 1 < moves.length ? String(count + 1) : null })}>
            {t("history.later")}
          </Button>
          <Button size="small" tone="primary" href={address({ after: null })}>
            {t("history.now")}
          </Button>
        </span>
      }
    >
      {move
        ? t("history.moment", { count, of: moves.length, at: format.dateTime(move.at) })
        : t("history.start", { of: moves.length })}
    </Callout>
  );
}
