import { data, type ActionFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { invalid } from "#app/platform/errors/app-error.ts";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { command, refused } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { safeReturn } from "#app/platform/http/safe-return.ts";
import { UploadPage } from "../components/upload-page.tsx";
import { uploadScreen, uploadScreenInput } from "../queries/upload-screen.ts";
import { applyUploadInput } from "../use-cases/apply-upload.ts";
import { askForApply, askForCheck, askForUndo } from "../use-cases/ask-for-upload.ts";
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
const act = command({
  can,
  intents: {
    "read-file": {
      input: readUploadFileInput.extend({ returnTo: z.string().optional() }),
      run: readUploadFile,
      redirectTo: ({ uploadId }: { uploadId: string }, { returnTo }: TypedFile) =>
        `${safeReturn(returnTo, "/app/my-data/goal/upload")}?upload=${uploadId}`,
    },
    "check-upload": { input: checkUploadInput, run: askForCheck },
    "apply-upload": { input: applyUploadInput, run: askForApply },
    "undo-upload": { input: undoUploadInput, run: askForUndo },
  },
});

/** A body larger than any file that is taken is turned away before it is read. */
export async function action(args: ActionFunctionArgs) {
  const size = Number(args.request.headers.get("content-length") ?? Infinity);
  if (size <= largestUpload + 64 * 1024) return act(args);
  const tooLarge = invalid("goals.file-too-large", "The file is too large.", {
    params: { megabytes: largestUpload / 1024 / 1024 },
    fields: { file: "goals.file-too-large" },
  });
  return data(refused("read-file", null, tooLarge), { status: 413 });
}

export const meta: MetaFunction = () => [{ title: "Cairn" }];

export default function Upload() {
  return <UploadPage screen={useLoaderData<typeof loader>()} result={useActionData<typeof act>() ?? null} />;
}
