import { useLoaderData } from "@remix-run/react";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { LibraryScreen } from "../components/company/library-screen.tsx";
import { libraryInput, libraryPage } from "../queries/library-page.ts";
import { addStarters, addStartersInput } from "../use-cases/add-starters.ts";
import {
  archiveCompetency,
  archiveCompetencyInput,
  saveCompetency,
  saveCompetencyInput,
} from "../use-cases/save-competency.ts";

const can = all(feature("COMPETENCY_IDP"), mayEver("edit", "CompetencyLibrary"));

export const loader = page({ can, input: libraryInput, load: libraryPage });

export const action = command({
  can,
  intents: {
    "save-competency": { input: saveCompetencyInput, run: saveCompetency },
    "archive-competency": { input: archiveCompetencyInput, run: archiveCompetency },
    "add-starters": { input: addStartersInput, run: addStarters },
  },
});

/** The competencies of the company, and how they are worded. */
export default function Library() {
  return <LibraryScreen page={useLoaderData<typeof loader>()} />;
}
