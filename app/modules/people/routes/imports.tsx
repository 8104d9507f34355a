import { data, type ActionFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { command, refused } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { ImportStart } from "../components/import-start.tsx";
import { largestFile, unreadable } from "../data/import/file-limits.ts";
import { importStart } from "../queries/import-list.ts";
import { readImportFile, readImportFileInput } from "../use-cases/read-import-file.ts";
import { setLeaverShare, setLeaverShareInput } from "../use-cases/set-leaver-share.ts";

const can = mayEver("create", "Employee");

export const loader = page({ can, input: z.object({}), load: importStart });

const read = command({
  can,
  intents: {
    "set-leaver-share": { input: setLeaverShareInput, run: setLeaverShare },
    "read-file": {
      input: readImportFileInput,
      run: readImportFile,
      redirectTo: ({ importId }: { importId: string }) => `/app/company/settings/platform/employees/import/${importId}`,
    },
  },
});

/** A body larger than any file that is taken is turned away before it is read. */
export async function action(args: ActionFunctionArgs) {
  const size = Number(args.request.headers.get("content-length") ?? Infinity);
  if (size <= largestFile + 64 * 1024) return read(args);
  return data(
    refused("read-file", null, unreadable("people.file-too-large", { megabytes: largestFile / 1024 / 1024 })),
    { status: 413 },
  );
}

export const meta: MetaFunction = () => [{ title: "Cairn" }];

export default function Imports() {
  const { imports, share } = useLoaderData<typeof loader>();
  return <ImportStart imports={imports} share={share} result={useActionData<typeof read>() ?? null} />;
}
