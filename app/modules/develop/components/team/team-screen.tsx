import { IconDownload } from "@tabler/icons-react";
import { LedPeople } from "#app/modules/people/ui.ts";
import { fileFormats } from "#app/platform/files/file-kinds.ts";
import { Button } from "#app/ui/button/button.tsx";
import type { Column } from "#app/ui/data-table/data-table.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { developPlaces } from "../../develop-places.ts";
import type { TeamPeople, TeamPerson } from "../../queries/team-people.ts";
import classes from "../develop.module.css";
import { useDevelopWords } from "../develop-words.ts";
import { LabelCounts, PlanChip, RequestChip } from "../marks.tsx";

/** The people one leads: how they stand, their plan and what waits for a decision. */
export function TeamScreen({ page }: { page: TeamPeople }) {
  const { t } = useDevelopWords();
  return (
    <LedPeople
      title={t(`team.title.${page.scope}`)}
      page={page}
      shows={(["REQUEST", "PROPOSED", "NO_PLAN"] as const).map((value) => ({ value, label: t(`team.${value}`) }))}
      leadsTo={({ id }) => developPlaces.person(id)}
      columns={useColumns()}
      nobody={{ title: t("team.none"), text: t("team.none-text") }}
      tools={
        <>
          <Export scope={page.scope} what="competencies" />
          <Export scope={page.scope} what="level-ups" />
        </>
      }
    />
  );
}

/** One list in the formats that people and programs ask for. */
export function Export({ scope, what }: { scope: string; what: "competencies" | "level-ups" | "library" }) {
  const { t } = useDevelopWords();
  return (
    <span className={classes.exports}>
      <span>{t(`export.${what}`)}</span>
      {fileFormats.map((format) => (
        <Button
          key={format}
          tone="quiet"
          size="small"
          icon={<IconDownload aria-hidden="true" />}
          href={`/app/develop/export?scope=${scope}&what=${what}&format=${format}`}
          aria-label={`${t(`export.${what}`)}: ${format}`}
          rel="external"
        >
          {format}
        </Button>
      ))}
    </span>
  );
}

function useColumns(): Column<TeamPerson>[] {
  const { t, format } = useDevelopWords();
  return [
    { id: "grade", header: t("team.grade"), narrow: true, render: ({ grade }) => grade ?? "–" },
    { id: "labels", header: t("insights.COMPETENCIES"), render: ({ counts }) => <LabelCounts counts={counts} /> },
    {
      id: "plan",
      header: t("navigation.plan"),
      narrow: true,
      render: ({ id, plan }) =>
        plan ? (
          <UiLink href={developPlaces.personPlan(id)}>
            <PlanChip state={plan} />
          </UiLink>
        ) : (
          "–"
        ),
    },
    {
      id: "request",
      header: t("navigation.level-up"),
      narrow: true,
      render: ({ id, request }) =>
        request ? (
          <UiLink href={developPlaces.personLevelUp(id)}>
            <RequestChip state={request} />
          </UiLink>
        ) : (
          "–"
        ),
    },
    {
      id: "asked",
      header: t("team.asked"),
      narrow: true,
      render: ({ asked }) => (asked ? t("team.asked-until", { date: format.date(asked) }) : "–"),
    },
  ];
}
