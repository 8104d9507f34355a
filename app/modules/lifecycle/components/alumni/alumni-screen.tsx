import { IconDownload } from "@tabler/icons-react";
import { PersonChip } from "#app/modules/people/ui.ts";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { lifecyclePlaces } from "../../lifecycle-places.ts";
import type { AlumniPage, AlumniRow } from "../../queries/alumni-page.ts";
import { useLifecycleWords } from "../lifecycle-words.ts";

const pageSize = 25;

/** Who has left: what they did here, why they went, how to reach them, and the way back. */
export function AlumniScreen({ page: { input, rows, total } }: { page: AlumniPage }) {
  const { t } = useLifecycleWords();
  return (
    <ListScreen
      title={t("navigation.alumni")}
      search={{ name: "text", label: t("board.search"), value: input.text }}
      tools={(["CSV", "XLSX"] as const).map((format) => (
        <Button
          key={format}
          tone="quiet"
          icon={<IconDownload aria-hidden="true" />}
          href={`${lifecyclePlaces.export}?${new URLSearchParams({ scope: "alumni", format, text: input.text })}`}
          rel="external"
        >
          {t("board.export", { format })}
        </Button>
      ))}
    >
      <DataTable
        caption={t("navigation.alumni")}
        columns={useColumns()}
        rows={rows}
        rowKey={({ id }) => id}
        empty={
          <EmptyState variant="people" title={t(input.text ? "alumni.none-found" : "alumni.none")}>
            {t("alumni.none-text")}
          </EmptyState>
        }
      />
      <ListPages page={input.page} pageSize={pageSize} total={total} />
    </ListScreen>
  );
}

function useColumns(): Column<AlumniRow>[] {
  const { t, format } = useLifecycleWords();
  return [
    {
      ...{ id: "person", header: t("field.employee"), hideable: false },
      render: ({ id, name, photo, role, orgUnit }) => (
        <PersonChip person={{ id, name, photo, role: [role, orgUnit].filter(Boolean).join(", ") || null }} />
      ),
    },
    { ...{ id: "left", header: t("day-label.EXIT"), narrow: "named" }, render: ({ leftOn }) => format.date(leftOn) },
    { ...{ id: "joined", header: t("day-label.HIRE") }, render: ({ joinedOn }) => format.date(joinedOn) },
    {
      ...{ id: "reason", header: t("alumni.reason"), narrow: true },
      render: ({ reason, journeyId }) =>
        journeyId === null ? (
          "–"
        ) : (
          <UiLink href={lifecyclePlaces.journey(journeyId)}>{reason || t("moment.EXIT")}</UiLink>
        ),
    },
    {
      ...{ id: "email", header: t("alumni.email") },
      render: ({ personalEmail }) =>
        personalEmail === null ? "–" : <UiLink href={`mailto:${personalEmail}`}>{personalEmail}</UiLink>,
    },
    {
      ...{ id: "rehire", header: t("alumni.rehire"), hideHeader: true, narrow: true, hideable: false },
      render: ({ id, name }) => (
        <Button
          size="small"
          aria-label={t("alumni.rehire-who", { name })}
          href={`${lifecyclePlaces.start}?${new URLSearchParams({ moment: "REHIRE", employeeId: id })}`}
        >
          {t("alumni.rehire")}
        </Button>
      ),
    },
  ];
}
