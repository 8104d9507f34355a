import { ActForm } from "#app/platform/forms/act-form.tsx";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { rowsPerPage } from "../domain/planning-view.ts";
import type { RecommendationPage, RecommendedRow } from "../queries/recommendation-page.ts";
import { recommendationCommands as commands } from "./compensation-commands.ts";
import classes from "./compensation.module.css";
import { CycleChip } from "./cycle-chip.tsx";
import { CycleTabs } from "./cycle-tabs.tsx";
import { useCompensationWords } from "./use-compensation-words.ts";
import { WhatIfTable } from "./what-if-table.tsx";
import { useExplanation } from "./use-explanation.ts";

/** What guideline and budget recommend, each with its reasons; taken over for all who have nothing yet, or one by one. */
export function RecommendationScreen({ page }: { page: RecommendationPage }) {
  const { t, saidOfApplied } = useCompensationWords();
  const { cycle, cycles, rows, open } = page;
  const apply = commands.useCommand({
    intent: "recommend",
    said: ({ value }) => saidOfApplied(value),
  });
  return (
    <div className={classes.screen}>
      <PageHeader
        title={t("recommendation.title")}
        meta={cycle ? <CycleChip state={cycle.state} /> : undefined}
        actions={
          cycle && open > 0 ? (
            <ActForm command={apply} intent="recommend" fields={{ cycleId: cycle.id }}>
              <Button type="submit" tone="primary" loading={apply.busy}>
                {t("recommendation.apply-all")}
              </Button>
            </ActForm>
          ) : undefined
        }
      />
      <commands.PageAnswer intents={["recommend"]} said={t("said.saved")} />
      <CycleTabs cycles={cycles} current={cycle?.id} />
      {page.whatIf.length > 0 ? <WhatIfTable page={page} /> : null}
      {rows.length === 0 ? (
        <EmptyState title={t("none.title")}>{t("none.text")}</EmptyState>
      ) : !cycle!.guided ? (
        <EmptyState title={t("recommendation.none")}>{t("guideline.none")}</EmptyState>
      ) : (
        <Recommended rows={rows} cycleId={cycle!.id} />
      )}
      {cycle?.guided ? <ListPages page={page.page} pageSize={rowsPerPage} total={page.total} /> : null}
    </div>
  );
}

function Recommended({ rows, cycleId }: { rows: readonly RecommendedRow[]; cycleId: string }) {
  const { t, money, saidOfApplied } = useCompensationWords();
  const explain = useExplanation();
  const apply = commands.useCommand({
    intent: "recommend",
    said: ({ value }) => saidOfApplied(value),
  });
  return (
    <DataTable
      caption={t("recommendation.title")}
      rows={rows}
      rowKey={({ memberId }) => memberId}
      columns={[
        { id: "name", header: t("grid.name"), render: ({ name }) => name },
        {
          id: "base",
          header: t("grid.base"),
          align: "end",
          render: ({ base, currency }) => money(base, currency),
          narrow: "named",
        },
        {
          id: "recommended",
          header: t("sheet.recommended"),
          align: "end",
          render: ({ recommendation, currency }) => money(recommendation?.raise ?? null, currency),
          narrow: "named",
        },
        {
          id: "why",
          header: t("recommendation.why"),
          render: ({ recommendation, rating, currency }) =>
            recommendation ? explain(recommendation, rating ?? "", currency) : t("sheet.none"),
          narrow: true,
        },
        {
          id: "proposed",
          header: t("grid.raise"),
          align: "end",
          render: ({ raise, currency }) => money(raise, currency),
          narrow: "named",
        },
        {
          id: "act",
          header: t("recommendation.act"),
          hideHeader: true,
          render: ({ memberId, recommendation, editable, name }) =>
            recommendation && editable ? (
              <ActForm command={apply} intent="recommend" fields={{ cycleId, memberIds: memberId }}>
                <Button type="submit" size="small" aria-label={t("recommendation.apply-to", { name })}>
                  {t("recommendation.apply")}
                </Button>
              </ActForm>
            ) : null,
          narrow: true,
        },
      ]}
    />
  );
}
