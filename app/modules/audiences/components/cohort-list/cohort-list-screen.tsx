import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { useLocation } from "@remix-run/react";
import { IconPlus } from "@tabler/icons-react";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useViewer } from "#app/shell/frame-context.ts";
import { NothingFound } from "#app/shell/components/list-screen/nothing-found.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { SegmentedControl } from "#app/ui/segmented-control/segmented-control.tsx";
import { cohortPlace, cohortPlaces } from "../../cohort-places.ts";
import { cohortPageSize } from "../../domain/cohort.ts";
import type { CohortList, CohortListInput, ListedCohort } from "../../queries/cohort-list.ts";
import { withParameters } from "../cohort-address.ts";
import { PageAnswer, useCohortSaid } from "../cohort-commands.ts";
import classes from "../cohort.module.css";

export type CohortListScreenProps = { list: CohortList; input: CohortListInput };

/** Cohorts one may see, one's own first. */
export function CohortListScreen({ list, input }: CohortListScreenProps) {
  const { t } = useTranslation("audiences");
  const add = (
    <Button href={cohortPlaces.add} tone="primary" icon={<IconPlus aria-hidden="true" />}>
      {t("cohort.add")}
    </Button>
  );
  const narrowed = input.search !== "" || input.whose !== "all";
  const empty = narrowed ? (
    <NothingFound title={t("cohort.none-found")} href={cohortPlaces.list} clear={t("cohort.every")} />
  ) : (
    <EmptyState variant="people" title={t("cohort.none")} action={add}>
      {t("cohort.none-text")}
    </EmptyState>
  );
  return (
    <ListScreen
      title={t("navigation.cohorts")}
      act={narrowed || list.total > 0 ? add : null}
      search={{ name: "search", label: t("cohort.search"), value: input.search }}
      kept={{ whose: input.whose === "all" ? undefined : input.whose }}
      views={<Whose whose={input.whose} />}
    >
      <PageAnswer intents={["delete-cohort", "restore-cohort"]} said={useCohortSaid()} />
      <DataTable
        caption={t("navigation.cohorts")}
        columns={useColumns()}
        rows={list.rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => cohortPlace(id)}
        empty={empty}
      />
      <ListPages page={input.page} pageSize={cohortPageSize} total={list.total} />
    </ListScreen>
  );
}

function Whose({ whose }: Pick<CohortListInput, "whose">) {
  const { t } = useTranslation("audiences");
  const { search } = useLocation();
  return (
    <SegmentedControl
      label={t("cohort.whose")}
      name="whose"
      value={whose}
      segments={(["all", "mine", "shared"] as const).map((value) => ({
        value,
        label: t(`cohort.whose-${value}`),
        href: withParameters(search, { whose: value === "all" ? null : value }),
      }))}
    />
  );
}

function useColumns(): Column<ListedCohort>[] {
  const { t } = useTranslation("audiences");
  const { timeZone, now } = useViewer();
  const format = useFormat(timeZone);
  return [
    {
      id: "name",
      header: t("cohort.name"),
      render: (cohort) => <Named cohort={cohort} />,
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
      narrow: true,
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

function Named({ cohort: { name, description, unfinished } }: { cohort: ListedCohort }) {
  const { t } = useTranslation("audiences");
  return (
    <span className={classes.named}>
      <span>{name}</span>
      {unfinished ? <Chip tone="orange">{t("cohort.unfinished")}</Chip> : null}
      {description ? <span className={classes.soft}>{description}</span> : null}
    </span>
  );
}
