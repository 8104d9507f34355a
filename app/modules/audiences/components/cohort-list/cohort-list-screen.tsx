import { ListPages } from "#app/shell/components/list-pages.tsx";
import { Form, useLocation } from "@remix-run/react";
import { IconPlus } from "@tabler/icons-react";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useViewer } from "#app/shell/frame-context.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { SearchField } from "#app/ui/search-field/search-field.tsx";
import { SegmentedControl } from "#app/ui/segmented-control/segmented-control.tsx";
import { Toolbar } from "#app/ui/toolbar/toolbar.tsx";
import { cohortPlace, cohortPlaces } from "../../cohort-places.ts";
import { cohortPageSize } from "../../domain/cohort.ts";
import type { CohortList, CohortListInput, ListedCohort } from "../../queries/cohort-list.ts";
import { withParameters } from "../cohort-address.ts";
import { PageAnswer, useCohortSaid } from "../cohort-commands.ts";
import classes from "../cohort.module.css";
import { useViewWords } from "../view-words.ts";

export type CohortListScreenProps = { list: CohortList; input: CohortListInput };

/** Cohorts one may see, one's own first. */
export function CohortListScreen({ list, input }: CohortListScreenProps) {
  const { t } = useViewWords();
  const add = (
    <Button href={cohortPlaces.add} tone="primary" icon={<IconPlus aria-hidden="true" />}>
      {t("cohort.add")}
    </Button>
  );
  const narrowed = input.search !== "" || input.whose !== "all";
  const empty = narrowed ? (
    <EmptyState
      variant="search"
      title={t("cohort.none-found")}
      action={<Button href={cohortPlaces.list}>{t("cohort.every")}</Button>}
    />
  ) : (
    <EmptyState variant="people" title={t("cohort.none")} action={add}>
      {t("cohort.none-text")}
    </EmptyState>
  );
  return (
    <>
      <PageHeader
        title={t("cohort.tab")}
        description={t("cohort.text")}
        actions={narrowed || list.total > 0 ? add : null}
      />
      <PageAnswer intents={["delete-cohort", "restore-cohort"]} said={useCohortSaid()} />
      <ListFilters input={input} />
      <DataTable
        caption={t("cohort.tab")}
        columns={useColumns()}
        rows={list.rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => cohortPlace(id)}
        empty={empty}
      />
      <ListPages page={input.page} pageSize={cohortPageSize} total={list.total} />
    </>
  );
}

function ListFilters({ input }: { input: CohortListInput }) {
  const { t } = useViewWords();
  const { search } = useLocation();
  return (
    <Form method="get" role="search" className={classes.filters}>
      {input.whose === "all" ? null : <input type="hidden" name="whose" value={input.whose} />}
      <Toolbar
        label={t("cohort.tools")}
        end={
          <SegmentedControl
            label={t("cohort.whose")}
            name="whose"
            value={input.whose}
            segments={(["all", "mine", "shared"] as const).map((whose) => ({
              value: whose,
              label: t(`cohort.whose-${whose}`),
              href: withParameters(search, { whose: whose === "all" ? null : whose }),
            }))}
          />
        }
      >
        <SearchField name="search" label={t("cohort.search")} defaultValue={input.search} className={classes.search} />
      </Toolbar>
    </Form>
  );
}

function useColumns(): Column<ListedCohort>[] {
  const { t } = useViewWords();
  const { timeZone, now } = useViewer();
  const format = useFormat(timeZone);
  return [
    {
      id: "name",
      header: t("cohort.name"),
      render: (cohort) => <Named cohort={cohort} count={format.number(cohort.people)} />,
    },
    { id: "people", header: t("cohort.people"), align: "end", render: ({ people }) => format.number(people) },
    {
      id: "source",
      header: t("cohort.source"),
      render: ({ source, frozenOn }) => t(`cohort.kept.${source}`, { date: frozenOn ? format.date(frozenOn) : "" }),
    },
    {
      id: "whose",
      header: t("cohort.for"),
      render: ({ shared, mine, ownerName }) => (
        <span className={classes.chips}>
          <Chip tone={shared ? "blue" : "neutral"}>{t(shared ? "shared" : "private")}</Chip>
          {mine ? null : <span className={classes.soft}>{t("by", { name: ownerName })}</span>}
        </span>
      ),
    },
    {
      id: "updated",
      header: t("cohort.changed"),
      render: ({ updatedAt }) => (
        <time className={classes.nowrap} dateTime={updatedAt}>
          {format.relative(updatedAt, now)}
        </time>
      ),
    },
  ];
}

function Named({ cohort: { name, description, shared }, count }: { cohort: ListedCohort; count: string }) {
  const { t } = useViewWords();
  return (
    <span className={classes.named}>
      <span>{name}</span>
      {description ? <span className={classes.soft}>{description}</span> : null}
      {/* On a narrow screen the other columns lie out of sight. */}
      <span className={classes.compact} aria-hidden="true">
        <Chip tone={shared ? "blue" : "neutral"}>{t(shared ? "shared" : "private")}</Chip>
        <span>
          {t("cohort.people")}: {count}
        </span>
      </span>
    </span>
  );
}
