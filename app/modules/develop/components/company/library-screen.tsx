import { IconPlus, IconUpload } from "@tabler/icons-react";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { importAddress } from "#app/modules/imports/ui.ts";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { fields } from "../../domain/fields.ts";
import type { LibraryCompetency, LibraryPage } from "../../queries/library-page.ts";
import { libraryCommands } from "../develop-commands.ts";
import { useDevelopWords } from "../develop-words.ts";
import { Export } from "../team/team-screen.tsx";
import { CompetencyPanel, StarterPanel } from "./library-forms.tsx";

/** The competencies of the company: written, taken from the starter library, or imported. */
export function LibraryScreen({ page }: { page: LibraryPage }) {
  const { t } = useDevelopWords();
  const address = useAddress();
  const { input, rows } = page;
  const asked = input.competency ?? null;
  const starters = <Button href={address({ competency: "starters" })}>{t("library.starters")}</Button>;
  return (
    <ListScreen
      title={t("navigation.library")}
      act={
        <Button tone="primary" icon={<IconPlus size={16} aria-hidden="true" />} href={address({ competency: "new" })}>
          {t("library.new")}
        </Button>
      }
      search={{ name: "text", label: t("library.search"), value: input.text }}
      filters={[
        {
          name: "field",
          label: t("library.field"),
          value: input.field,
          any: t("library.any-field"),
          options: fields.map((value) => ({ value, label: t(`field.${value}`) })),
        },
        {
          name: "shelf",
          label: t("team.show"),
          value: input.shelf,
          standard: "use",
          options: (["use", "archived"] as const).map((value) => ({ value, label: t(`library.${value}`) })),
        },
      ]}
      tools={<Tools />}
    >
      <libraryCommands.PageAnswer
        intents={["save-competency", "archive-competency", "add-starters"]}
        said={t("said.saved")}
      />
      <DataTable
        caption={t("navigation.library")}
        columns={useColumns()}
        rows={rows}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title={t("person.none")} action={starters}>
            {t("library.none-text")}
          </EmptyState>
        }
      />
      {asked === "starters" ? <StarterPanel /> : null}
      {asked === "new" || page.open ? <CompetencyPanel key={page.open?.id ?? "new"} page={page} /> : null}
    </ListScreen>
  );
}

/** The other ways to get competencies, and the way out. */
function Tools() {
  const { t } = useDevelopWords();
  const address = useAddress();
  return (
    <>
      <Button tone="quiet" href={address({ competency: "starters" })}>
        {t("library.starters")}
      </Button>
      <Button tone="quiet" icon={<IconUpload size={16} aria-hidden="true" />} href={importAddress("competencies")}>
        {t("import.title")}
      </Button>
      <Export scope="company" what="library" />
    </>
  );
}

function Archive({ competency: { id, name, archived } }: { competency: LibraryCompetency }) {
  const { t } = useDevelopWords();
  const command = libraryCommands.useCommand({ intent: "archive-competency", key: id, said: t("said.saved") });
  const label = t(archived ? "library.bring-back" : "library.archive");
  return (
    <ActForm
      command={command}
      intent="archive-competency"
      fields={{ competencyId: id, archived: archived ? "false" : "true" }}
    >
      <Button type="submit" size="small" tone="quiet" loading={command.busy} aria-label={`${label}: ${name}`}>
        {label}
      </Button>
    </ActForm>
  );
}

function useColumns(): Column<LibraryCompetency>[] {
  const { t, format } = useDevelopWords();
  const address = useAddress();
  return [
    {
      id: "name",
      header: t("competency"),
      hideable: false,
      render: ({ id, name }) => <UiLink href={address({ competency: id })}>{name}</UiLink>,
    },
    { id: "description", header: t("library.description"), render: ({ description }) => <bdi>{description}</bdi> },
    {
      id: "field",
      header: t("library.field"),
      narrow: true,
      render: ({ field }) => (field ? t(`field.${field}`) : "–"),
    },
    {
      id: "levels",
      header: t("library.worded"),
      align: "end",
      narrow: true,
      render: ({ wording }) => format.number(Object.keys(wording).length),
    },
    { id: "jobs", header: t("library.jobs"), align: "end", narrow: true, render: ({ jobs }) => format.number(jobs) },
    { id: "archive", header: t("requests.act"), render: (row) => <Archive competency={row} /> },
  ];
}
