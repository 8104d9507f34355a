import { useLoaderData } from "@remix-run/react";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { ImportPage } from "../components/import/import-page.tsx";
import { importAddress, importScreen } from "../queries/import-screen.ts";
import { applyImportInput } from "../use-cases/apply-import.ts";
import { peopleImport } from "../use-cases/people-import.ts";
import { checkImportInput } from "../use-cases/check-import.ts";
import { undoImport, undoImportInput } from "../use-cases/undo-import.ts";

const can = mayEver("create", "Employee");

export const loader = page({ can, input: importAddress, load: importScreen });

export const action = command({
  can,
  intents: {
    "check-import": { input: checkImportInput, run: peopleImport.ask.CHECK },
    "apply-import": { input: applyImportInput, run: peopleImport.ask.APPLY },
    "undo-import": { input: undoImportInput, run: undoImport },
  },
});

export default function Import() {
  const screen = useLoaderData<typeof loader>();
  return <ImportPage screen={screen} />;
}
