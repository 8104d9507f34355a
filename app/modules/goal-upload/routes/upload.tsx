import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { safeReturn } from "#app/platform/http/safe-return.ts";
import { unreadable } from "#app/platform/import/file-limits.ts";
import { UploadPage } from "../components/upload-page.tsx";
import { uploadScreen, uploadScreenInput } from "../queries/upload-screen.ts";
import { applyUploadInput } from "../use-cases/apply-upload.ts";
import { goalImport } from "../use-cases/goal-import.ts";
import { largestUpload } from "../use-cases/keep-upload.ts";
import { permittedUploads } from "../use-cases/authorize-upload.ts";
import { checkUploadInput } from "../use-cases/check-upload.ts";
import { readUploadFile, readUploadFileInput } from "../use-cases/read-upload-file.ts";
import { undoUploadInput } from "../use-cases/undo-upload.ts";

const can = all(feature("GOAL"), mayEver("upload", "GoalUpload"));

export const loader = page({
  can,
  input: uploadScreenInput,
  load: async (context, input, request) => ({
    ...(await uploadScreen(context, input, new URL(request.url).pathname)),
    kinds: await permittedUploads(context),
  }),
});

type TypedFile = { returnTo?: string | undefined };

export const action = command({
  can,
  intents: {
    "read-file": {
      input: readUploadFileInput.extend({ returnTo: z.string().optional() }),
      run: readUploadFile,
      redirectTo: ({ uploadId }: { uploadId: string }, { returnTo }: TypedFile) =>
        `${safeReturn(returnTo, "/app/my-data/goal/upload")}?upload=${uploadId}`,
    },
    "check-upload": { input: checkUploadInput, run: goalImport.ask.CHECK },
    "apply-upload": { input: applyUploadInput, run: goalImport.ask.APPLY },
    "undo-upload": { input: undoUploadInput, run: goalImport.ask.UNDO },
  },
  upload: {
    intent: "read-file",
    largest: largestUpload,
    tooLarge: unreadable("goals", "too-large", { megabytes: largestUpload / 1024 / 1024 }),
  },
});

export default function Upload() {
  return <UploadPage screen={useLoaderData<typeof loader>()} />;
}
