import { useAddress } from "#app/shell/components/use-address.ts";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Pager } from "#app/ui/pager/pager.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import type { BehindPage } from "../../queries/people-behind-page.ts";
import { topicOf } from "../../analytics-places.ts";
import classes from "../analytics.module.css";
import { useAnalyticsWords } from "../use-analytics-words.ts";
import { usePeopleColumns } from "./topic-screen.tsx";

/** The people behind a number, with what it is of each. */
export function PeopleBehindScreen({ page }: { page: BehindPage }) {
  const { t, partName, days } = useAnalyticsWords();
  const address = useAddress();
  const columns = usePeopleColumns(page.measure);
  const { measure, parts, guarded, rows, total, page: number, pageSize } = page;
  const title = t("behind.title", { name: measure.name });
  const more = number * pageSize < total;
  return (
    <Stack>
      <PageHeader
        title={title}
        breadcrumbs={[{ label: t(`topic.${measure.topic}`), href: topicOf(page.scope, measure.topic) }]}
        breadcrumbsLabel={t("navigation.numbers")}
      />
      <p className={classes.detail}>
        {[days(page.days), ...parts.map((part) => partName(part.dimension, part))].join(" · ")}
      </p>
      <p className={classes.detail}>{guarded ? t("behind.guarded") : measure.formula}</p>
      {guarded ? null : (
        <DataTable
          caption={title}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          empty={<EmptyState title={t("dashboard.none")}>{t("dashboard.none-text")}</EmptyState>}
        />
      )}
      {total > pageSize ? (
        <Pager
          label={title}
          previousLabel={t("behind.previous")}
          nextLabel={t("behind.next")}
          previousHref={number > 1 ? address({ page: String(number - 1) }) : undefined}
          nextHref={more ? address({ page: String(number + 1) }) : undefined}
        />
      ) : null}
    </Stack>
  );
}
