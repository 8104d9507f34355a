import { useLoaderData } from "@remix-run/react";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { SettingsScreen } from "../components/settings-screen.tsx";
import { settingsPage, settingsPageInput } from "../queries/settings-page.ts";
import {
  applyPayImport,
  checkPayImport,
  importPayInput,
  recordPay,
  recordPayInput,
  takePayLineBack,
  takePayLineBackInput,
  undoPayImport,
  undoPayImportInput,
} from "../use-cases/import-pay.ts";
import { archiveBand, archiveBandInput, saveBand, saveBandInput } from "../use-cases/save-band.ts";

const can = all(feature("COMPENSATION"), mayEver("edit", "CompensationSettings"));

export const loader = page({ can, input: settingsPageInput, load: settingsPage });

export const action = command({
  can,
  intents: {
    "save-band": { input: saveBandInput, run: saveBand },
    "archive-band": { input: archiveBandInput, run: archiveBand },
    "check-import": { input: importPayInput, run: checkPayImport },
    "apply-import": { input: importPayInput, run: applyPayImport },
    "undo-import": { input: undoPayImportInput, run: undoPayImport },
    "record-pay": { input: recordPayInput, run: recordPay },
    "take-pay-back": { input: takePayLineBackInput, run: takePayLineBack },
  },
});

export default function Settings() {
  return <SettingsScreen page={useLoaderData<typeof loader>()} />;
}
