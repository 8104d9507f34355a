import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import { planningFilters, rowsPerPage } from "../../domain/planning-view.ts";
import type { PlanningPage } from "../../queries/planning-page.ts";
import type { MemberSheet } from "../../queries/member-sheet.ts";
import { planningCommands as commands } from "../compensation-commands.ts";
import classes from "../compensation.module.css";
import { CycleChip } from "../cycle-chip.tsx";
import { CycleTabs } from "../cycle-tabs.tsx";
import { PlanningGrid } from "../grid/planning-grid.tsx";
import { useCompensationWords } from "../use-compensation-words.ts";
import { Budgets } from "./budgets.tsx";
import { CycleActs, LineActs } from "./planning-acts.tsx";
import { PlanningPanels } from "./planning-panels.tsx";

/** Planning raises: the cycle, its budgets, and its lines as a spreadsheet. */
export function PlanningScreen({ page, sheet }: { page: PlanningPage; sheet: MemberSheet | null }) {
  const { t } = useCompensationWords();
  const address = useAddress();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { cycle, cycles } = page;
  const select = (memberId: string, on: boolean) =>
    setSelected((known) => new Set(on ? [...known, memberId] : [...known].filter((id) => id !== memberId)));
  return (
    <div className={classes.screen}>
      <PlanningHead page={page} />
      <commands.PageAnswer
        intents={["submit", "send-back", "recommend", "start-review", "publish", "reopen", "create-cycle", "reassign"]}
        said={t("said.saved")}
      />
      <CycleTabs cycles={cycles} current={cycle?.id} />
      {cycle && cycle.state !== "DRAFT" ? (
        <>
          <Budgets page={page} />
          <Tabs
            label={t("filter.label")}
            current={page.filter}
            tabs={planningFilters.map((filter) => ({
              id: filter,
              label: t(`filter.${filter}`),
              href: address({ filter: filter === "all" ? null : filter }),
              ...(filter === "mine" && page.mine > 0 ? { count: page.mine } : {}),
            }))}
          />
          <LineActs page={page} selected={selected} onDone={() => setSelected(new Set())} />
          {page.rows.length > 0 ? (
            <PlanningGrid key={cycle.id} page={page} selected={selected} onSelect={select} />
          ) : (
            <EmptyState title={t("none.lines")}>{t("none.lines-text")}</EmptyState>
          )}
          <ListPages page={page.page} pageSize={rowsPerPage} total={page.total} />
        </>
      ) : null}
      {cycle ? null : <EmptyState title={t("none.title")}>{t("none.text")}</EmptyState>}
      <PlanningPanels page={page} sheet={sheet} selected={selected} />
    </div>
  );
}

function PlanningHead({ page }: { page: PlanningPage }) {
  const { t, format } = useCompensationWords();
  const address = useAddress();
  const { cycle } = page;
  return (
    <PageHeader
      title={cycle?.name ?? t("planning.title")}
      meta={
        cycle ? (
          <>
            <CycleChip state={cycle.state} />
            <span className={classes.soft}>{t("planning.from", { date: format.date(cycle.effectiveOn) })}</span>
          </>
        ) : undefined
      }
      actions={
        page.mayManage ? (
          <>
            {cycle ? <CycleActs page={page} /> : null}
            <Button href={address({ panel: "new" })} icon={<IconPlus size={16} aria-hidden="true" />}>
              {t("cycle.new")}
            </Button>
          </>
        ) : undefined
      }
    />
  );
}
