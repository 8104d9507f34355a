import { useGoalAddress } from "../goal-address.ts";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { archivedCommands } from "../goal-page-commands.ts";
import { IconArchiveOff } from "@tabler/icons-react";
import { useConfirmAll } from "#app/shell/components/confirm-all/use-confirm-all.tsx";
import { useManySaid, useSelection } from "#app/shell/components/list-screen/use-selection.ts";
import { Button } from "#app/ui/button/button.tsx";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import type { ArchivedGoals as ArchivedGoalsPage } from "../../queries/goal-page.ts";
import { usualSort } from "../../domain/usual-sort.ts";
import { useGoalColumns } from "./goal-table.tsx";
import { useGoalWords } from "../goal-words.ts";

type ArchivedGoalsProps = { page: ArchivedGoalsPage };

/** What is no longer on the lists, to be found again and brought back. */
export function ArchivedGoals({ page }: ArchivedGoalsProps) {
  const { t } = useGoalWords();
  const { list, input } = page;
  return (
    <ListScreen
      title={t("archived.title")}
      search={{ name: "text", label: t("list.search"), value: input.text }}
      kept={{ sort: input.sort === usualSort ? undefined : input.sort }}
    >
      <archivedCommands.PageAnswer intents={["unarchive-goals"]} />
      {list.rows.length === 0 ? <NothingArchived searched={Boolean(input.text)} /> : <ArchivedTable page={page} />}
      {list.rows.length > 0 ? (
        <ListPages cursors={list} summary={t("list.count", { count: list.counts.total })} />
      ) : null}
    </ListScreen>
  );
}

/** Boxes are fields of the form, so that bringing back works before any script. */
function ArchivedTable({ page: { list, input, changeable } }: { page: ArchivedGoalsPage }) {
  const { t } = useGoalWords();
  const address = useGoalAddress();
  const columns = useGoalColumns(input.sort);
  const { selected, onChange, clear, matching, address: listed } = useSelection(list.counts.total);
  const saidOfMany = useManySaid();
  const { confirmSubmit, dialog } = useConfirmAll();
  const command = archivedCommands.useCommand({
    intent: "unarchive-goals",
    said: ({ value }) => saidOfMany(value, ({ count }) => t("archived.back", { count })),
    then: ({ done }) => {
      if (done) clear();
    },
  });
  const unarchive = (
    <Button
      type="submit"
      name="intent"
      value="unarchive-goals"
      tone="primary"
      size="small"
      loading={command.busy}
      icon={<IconArchiveOff />}
    >
      {t("action.unarchive")}
    </Button>
  );
  return (
    <ActForm
      command={command}
      onSubmit={(event) => confirmSubmit(event, listed === null ? null : list.counts.total, true)}
    >
      {listed === null ? null : <input type="hidden" name="matching" value={listed} />}
      <DataTable
        caption={t("archived.title")}
        columns={columns}
        rows={list.rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => address.panel(id)}
        selection={{
          selected,
          selectable: ({ id }) => changeable.includes(id),
          onChange,
          matching,
          name: "goalIds",
          allLabel: t("archived.select-all"),
          rowLabel: ({ title }) => t("archived.select", { title }),
          countLabel: (count) => t("list.count", { count }),
          actions: unarchive,
        }}
      />
      <noscript>{unarchive}</noscript>
      {dialog}
    </ActForm>
  );
}

function NothingArchived({ searched }: { searched: boolean }) {
  const { t } = useGoalWords();
  if (searched)
    return (
      <EmptyState variant="search" title={t("empty.found-title")}>
        {t("archived.other-word")}
      </EmptyState>
    );
  return <EmptyState title={t("archived.empty")}>{t("archived.empty-text")}</EmptyState>;
}
