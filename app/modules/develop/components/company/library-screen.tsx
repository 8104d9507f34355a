import { RecordList, type ListColumnsOf, type ListFiltersOf } from "#app/modules/records/ui.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { Button } from "#app/ui/button/button.tsx";
import { competencyFields } from "../../develop-fields.ts";
import { developPlaces } from "../../develop-places.ts";
import type { LibraryCompetency, LibraryPage } from "../../queries/library-page.ts";
import { libraryCommands } from "../develop-commands.ts";
import { useDevelopWords } from "../develop-words.ts";
import { Export } from "../team/team-screen.tsx";
import { CompetencyPanel, StarterPanel } from "./library-forms.tsx";

/** The competencies of the company: written, taken from the starter library, or imported. */
export function LibraryScreen({ page }: { page: LibraryPage }) {
  const { t } = useDevelopWords();
  const address = useAddress();
  const { input, rows, open } = page;
  const starters = (
    <Button tone="quiet" href={address({ competency: "starters" })}>
      {t("library.starters")}
    </Button>
  );
  return (
    <RecordList
      fields={competencyFields}
      page={{ list: { rows }, place: { text: input.text, chosen: { field: input.field } } }}
      address={developPlaces.library}
      addressOf={(competency) => address({ competency })}
      called={{
        ...{ title: "navigation.library", new: "library.new", search: "library.search" },
        ...{ none: "person.none", "none-text": "library.none-text" },
      }}
      columns={useColumns()}
      filters={useShelves(input)}
      newHref={address({ competency: "new" })}
      first={starters}
      files={{ brings: "competencies" }}
      tools={
        <>
          {starters}
          <Export scope="company" what="library" />
        </>
      }
      intents={["save-competency", "archive-competency", "add-starters"]}
      panel={
        input.competency === "starters" ? (
          <StarterPanel />
        ) : input.competency === "new" || open ? (
          <CompetencyPanel key={open?.id ?? "new"} page={page} />
        ) : null
      }
    />
  );
}

/** Besides what its fields say: what is in use, or what was archived. */
function useShelves({ shelf }: LibraryPage["input"]): ListFiltersOf {
  const { t } = useDevelopWords();
  const options = (["use", "archived"] as const).map((value) => ({ value, label: t(`library.${value}`) }));
  return (ofFields) => [...ofFields, { name: "shelf", label: t("team.show"), value: shelf, standard: "use", options }];
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

function useColumns(): ListColumnsOf<LibraryCompetency> {
  const { t, format } = useDevelopWords();
  const counted = { align: "end", narrow: true } as const;
  return (named) => [
    { ...named("name"), header: t("competency") },
    { ...named("description"), narrow: false, render: ({ description }) => <bdi>{description}</bdi> },
    named("field"),
    {
      ...{ ...counted, id: "levels", header: t("library.worded") },
      render: ({ wording }) => format.number(Object.keys(wording).length),
    },
    { ...{ ...counted, id: "jobs", header: t("library.jobs") }, render: ({ jobs }) => format.number(jobs) },
    { id: "archive", header: t("requests.act"), hideHeader: true, render: (row) => <Archive competency={row} /> },
  ];
}
