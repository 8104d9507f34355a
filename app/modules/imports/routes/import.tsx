import { useLoaderData } from "@remix-run/react";
import { signedIn } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { largestFile, unreadable } from "#app/platform/import/file-limits.ts";
import { ImportPage } from "../components/import-page.tsx";
import { importAddress } from "../import-places.ts";
import { importScreen, importScreenInput } from "../queries/import-screen.ts";
import { applyFileInput } from "../use-cases/apply-file.ts";
import { checkFileInput } from "../use-cases/check-file.ts";
import { fileTask } from "../use-cases/file-task.ts";
import { readFile, readFileInput } from "../use-cases/read-file.ts";
import { undoFileInput } from "../use-cases/undo-file.ts";

export const loader = page({ can: signedIn, input: importScreenInput, load: importScreen });

/** Where files of every kind are given and worked on; whether the actor may is for the kind to say. */
export const action = command({
  can: signedIn,
  intents: {
    "read-file": {
      input: readFileInput,
      run: readFile,
      redirectTo: ({ kind, fileId }: { kind: string; fileId: string }) => importAddress(kind, fileId),
    },
    "check-file": { input: checkFileInput, run: fileTask.ask.CHECK },
    "apply-file": { input: applyFileInput, run: fileTask.ask.APPLY },
    "undo-file": { input: undoFileInput, run: fileTask.ask.UNDO },
  },
  upload: {
    intent: "read-file",
    largest: largestFile,
    tooLarge: unreadable("too-large", { megabytes: largestFile / 1024 / 1024 }),
  },
});

export default function Import() {
  return <ImportPage screen={useLoaderData<typeof loader>()} />;
}
