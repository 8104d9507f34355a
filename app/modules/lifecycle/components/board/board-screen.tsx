import { IconDownload, IconPlus } from "@tabler/icons-react";
import { PersonChip } from "#app/modules/people/ui.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { FacetLinks } from "#app/ui/facet-links/facet-links.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { moments } from "../../domain/moments.ts";
import { lifecyclePlaces } from "../../lifecycle-places.ts";
import type { BoardPage, BoardRow } from "../../queries/board.ts";
import { boardCommands } from "../lifecycle-commands.ts";
import { useLifecycleWords } from "../lifecycle-words.ts";

const pageSize = 25;
const stages = ["AHEAD", "UNDER_WAY", "LATE"] as const;
const shows = [...stages, "DONE", "WITHDRAWN"] as const;
const tones = { AHEAD: "grey", UNDER_WAY: "blue", LATE: "red", DONE: "green", WITHDRAWN: "grey" } as const;
const startOf = { hire: "HIRE", onboard: "MOVE", retire: "EXIT", progress: "HIRE" } as const;

/** Journeys by stage and by person: what is late and whose stands first. */
export function BoardScreen({ page }: { page: BoardPage }) {
  const { t } = useLifecycleWords();
  const { scope, input, rows, total } = page;
  return (
    <>
      <boardCommands.PageAnswer intents={["remind"]} said={t("said.reminded-none")} />
      <ListScreen
        title={t(`board.${scope}`)}
        act={scope === "team" ? null : <StartButton moment={startOf[scope]} />}
        search={{ name: "text", label: t("board.search"), value: input.text }}
        filters={[
          {
            ...{ name: "show", label: t("board.stage"), value: input.show, any: t("board.open") },
            options: shows.map((value) => ({ value, label: t(`stage.${value}`) })),
          },
          {
            ...{ name: "moment", label: t("field.moment"), value: input.moment, any: t("board.any") },
            options: moments.map((value) => ({ value, label: t(`moment.${value}`) })),
          },
        ]}
        states={<Stages page={page} />}
        tools={<Tools page={page} />}
      >
        <DataTable
          caption={t("navigation.module")}
          columns={useColumns()}
          rows={rows}
          rowKey={({ id }) => id}
          empty={
            <EmptyState variant="people" title={t("board.none")}>
              {t(scope === "team" ? "board.none-team" : "board.none-text")}
            </EmptyState>
          }
        />
        <ListPages page={input.page} pageSize={pageSize} total={total} />
      </ListScreen>
    </>
  );
}

function StartButton({ moment }: { moment: "HIRE" | "MOVE" | "EXIT" }) {
  const { t } = useLifecycleWords();
  return (
    <Button tone="primary" icon={<IconPlus aria-hidden="true" />} href={`${lifecyclePlaces.start}?moment=${moment}`}>
      {t(`start.${moment}`)}
    </Button>
  );
}

function Stages({ page: { counts, input } }: { page: BoardPage }) {
  const { t, format } = useLifecycleWords();
  const address = useAddress();
  return (
    <FacetLinks
      label={t("board.stage")}
      links={stages.map((stage) => ({
        ...{ id: stage, content: t(`stage.${stage}`), count: format.number(counts[stage]) },
        href: address({ show: input.show === stage ? null : stage, page: null }),
        current: input.show === stage,
      }))}
    />
  );
}

function Tools({ page: { scope, counts } }: { page: BoardPage }) {
  const { t } = useLifecycleWords();
  const command = boardCommands.useCommand({
    intent: "remind",
    said: ({ value }) => t("said.reminded", { count: value.people }),
  });
  return (
    <>
      {scope !== "team" && counts.LATE > 0 ? (
        <ActForm command={command} intent="remind">
          <Button type="submit" tone="quiet" loading={command.busy}>
            {t("board.remind")}
          </Button>
        </ActForm>
      ) : null}
      {(["CSV", "XLSX"] as const).map((format) => (
        <Button
          key={format}
          tone="quiet"
          icon={<IconDownload aria-hidden="true" />}
          href={`${lifecyclePlaces.export}?scope=${scope}&format=${format}`}
          rel="external"
        >
          {t("board.export", { format })}
        </Button>
      ))}
    </>
  );
}

function useColumns(): Column<BoardRow>[] {
  const { t, format } = useLifecycleWords();
  return [
    {
      ...{ id: "person", header: t("field.employee"), hideable: false },
      render: ({ id, employeeId, name, photo }) => (
        <PersonChip person={{ id: employeeId, name, photo }} href={lifecyclePlaces.journey(id)} />
      ),
    },
    {
      ...{ id: "moment", header: t("field.moment"), narrow: true },
      render: ({ id, moment }) => <UiLink href={lifecyclePlaces.journey(id)}>{t(`moment.${moment}`)}</UiLink>,
    },
    { ...{ id: "day", header: t("field.day"), narrow: true }, render: ({ onDay }) => format.date(onDay) },
    {
      ...{ id: "stage", header: t("board.stage"), narrow: true },
      render: ({ stage }) => <Chip tone={tones[stage]}>{t(`stage.${stage}`)}</Chip>,
    },
    {
      ...{ id: "steps", header: t("board.steps"), align: "end", narrow: true },
      render: ({ steps, closed }) => (steps === 0 ? "–" : t("board.closed-of", { closed, steps })),
    },
    {
      ...{ id: "late", header: t("board.late") },
      render: ({ late, lateWith }) =>
        late === 0 ? "–" : t("board.late-with", { count: late, names: format.list(lateWith) }),
    },
  ];
}
