import { IconPlus } from "@tabler/icons-react";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { rowsPerGrid } from "../../domain/planning-view.ts";
import type { PlanningPage } from "../../queries/planning-page.ts";
import type { MemberSheet } from "../../queries/member-sheet.ts";
import { planningCommands as commands } from "../compensation-commands.ts";
import classes from "../compensation.module.css";
import { CycleChip } from "../cycle-chip.tsx";
import { CycleTabs } from "../cycle-tabs.tsx";
import { useCompensationWords } from "../use-compensation-words.ts";
import { CycleActs, NextAct } from "./planning-acts.tsx";
import { HandOut } from "./hand-out.tsx";
import { PlanningPanels } from "./planning-panels.tsx";
import { PlanningWork } from "./planning-work.tsx";

const none: ReadonlySet<string> = new Set();

/** Planning raises: the cycle, its budgets, and its lines as a spreadsheet. */
export function PlanningScreen({ page, sheet }: { page: PlanningPage; sheet: MemberSheet | null }) {
  const { t } = useCompensationWords();
  const { cycle, cycles } = page;
  const underWay = cycle !== null && cycle.state !== "DRAFT";
  return (
    <div className={classes.screen}>
      <PlanningHead page={page} />
      <commands.PageAnswer
        intents={[
          "submit",
          "send-back",
          "recommend",
          "start-review",
          "publish",
          "reopen",
          "create-cycle",
          "reassign",
          "create-what-if",
          "release-letters",
        ]}
        said={t("said.saved")}
      />
      <HandOut handOut={page.handOut} />
      <CycleTabs cycles={cycles} current={cycle?.id} />
      {underWay ? (
        <PlanningWork key={`${cycle.id} ${page.filter} ${page.page} ${page.copy?.id}`} page={page} sheet={sheet} />
      ) : (
        <PlanningPanels page={page} selected={none} />
      )}
      {underWay ? <ListPages page={page.page} pageSize={rowsPerGrid} total={page.total} /> : null}
      {cycle?.state === "DRAFT" ? <EmptyState title={t("none.draft")}>{t("none.draft-text")}</EmptyState> : null}
      {cycle || page.handOut.length > 0 ? null : <EmptyState title={t("none.title")}>{t("none.text")}</EmptyState>}
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
            <span>{t("planning.from", { date: format.date(cycle.effectiveOn) })}</span>
          </>
        ) : undefined
      }
      actions={
        page.mayPublish && !page.mayManage && cycle?.state === "IN_REVIEW" ? (
          <NextAct page={page} />
        ) : page.mayManage ? (
          <>
            {cycle ? <CycleActs page={page} /> : null}
            <Button href={address({ panel: "new" })} icon={<IconPlus aria-hidden="true" />}>
              {t("cycle.new")}
            </Button>
          </>
        ) : undefined
      }
    />
  );
}
