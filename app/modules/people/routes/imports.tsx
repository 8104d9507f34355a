import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { ImportStart } from "../components/import/import-start.tsx";
import { largestFile, unreadable } from "#app/platform/import/file-limits.ts";
import { importStart } from "../queries/import-list.ts";
import { readImportFile, readImportFileInput } from "../use-cases/read-import-file.ts";
import { setLeaverShare, setLeaverShareInput } from "../use-cases/set-leaver-share.ts";

const can = mayEver("create", "Employee");

export const loader = page({ can, input: z.object({}), load: importStart });

export const action = command({
  can,
  intents: {
    "set-leaver-share": { input: setLeaverShareInput, run: setLeaverShare },
    "read-file": {
      input: readImportFileInput,
      run: readImportFile,
      redirectTo: ({ importId }: { importId: string }) => `/app/company/settings/platform/employees/import/${importId}`,
    },
  },
  upload: {
    intent: "read-file",
    largest: largestFile,
    tooLarge: unreadable("people", "too-large", { megabytes: largestFile / 1024 / 1024 }),
  },
});

export default function Imports() {
  const { imports, share } = useLoaderData<typeof loader>();
  return <ImportStart imports={imports} share={share} />;
}
