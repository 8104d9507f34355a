import { IconTrash } from "@tabler/icons-react";
import { IconAct } from "#app/platform/forms/icon-act.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import type { SurveyRow } from "../../queries/survey-lists.ts";
import { engagementPlaces } from "../../engagement-places.ts";
import { settingsCommands } from "../engagement-commands.ts";
import { useEngagementWords } from "../engagement-words.ts";
import { StateChip } from "../running/completion-screen.tsx";

const placeOf = ({ id, state }: SurveyRow) => {
  if (state === "DRAFT") return engagementPlaces.creation(id);
  return state === "PUBLISHED" ? engagementPlaces.insightsOf(id) : engagementPlaces.completionOf(id);
};

/** Every survey with how it stands; a press leads to where it is gone on with. */
export function SurveyTable({ surveys }: { surveys: readonly SurveyRow[] }) {
  const { t, say, format } = useEngagementWords();
  const columns: Column<SurveyRow>[] = [
    {
      ...{ id: "title", header: t("insights.survey"), hideable: false },
      render: (row) => <UiLink href={placeOf(row)}>{say(row.title) || t("settings.untitled")}</UiLink>,
    },
    { ...{ id: "state", header: t("settings.state"), narrow: true }, render: (row) => <StateChip survey={row} /> },
    { ...{ id: "privacy", header: t("settings.privacy") }, render: ({ privacy }) => t(`privacy.${privacy}`) },
    {
      ...{ id: "took", header: t("completion.took-part"), align: "end", narrow: true },
      render: ({ state, took, asked }) =>
        state === "DRAFT"
          ? "–"
          : t("insights.of-asked", { answered: format.number(took), asked: format.number(asked) }),
    },
    {
      ...{ id: "closes", header: t("completion.last-day"), align: "end" },
      render: ({ closesOn }) => (closesOn ? format.date(closesOn) : "–"),
    },
    {
      ...{ id: "acts", header: t("settings.act"), hideHeader: true, align: "end", narrow: true },
      render: (row) => (row.state === "DRAFT" ? <Delete row={row} /> : null),
    },
  ];
  return (
    <DataTable
      caption={t("settings.engagement_surveys")}
      columns={columns}
      rows={surveys}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t("completion.none")}>{t("completion.none-text")}</EmptyState>}
    />
  );
}

function Delete({ row: { id, title } }: { row: SurveyRow }) {
  const { t, say } = useEngagementWords();
  const command = settingsCommands.useCommand({
    intent: "delete",
    key: id,
    said: () => ({
      text: t("said.deleted"),
      undo: { intent: "restore", fields: { surveyId: id }, label: t("said.undo") },
    }),
  });
  return (
    <IconAct
      command={command}
      intent="delete"
      fields={{ surveyId: id }}
      icon={<IconTrash />}
      label={t("settings.delete", { title: say(title) || t("settings.untitled") })}
    />
  );
}
