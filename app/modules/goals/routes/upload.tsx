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
import { applyUpload, applyUploadInput } from "../use-cases/apply-upload.ts";
import { permittedUploads } from "../use-cases/authorize-upload.ts";
import { checkUpload, checkUploadInput } from "../use-cases/check-upload.ts";
import { readUploadFile, readUploadFileInput } from "../use-cases/read-upload-file.ts";
import { undoUpload, undoUploadInput } from "../use-cases/undo-upload.ts";

const can = all(feature("GOAL"), mayEver("upload", "GoalUpload"));
const largestFile = 2 * 1024 * 1024;

export const loader = page({
  can, input: uploadScreenInput,
  load: async (context, input, request) => ({ ...(await uploadScreen(context, input, new URL(request.url).pathname)), kinds: await permittedUploads(context) }),
});

type TypedFile = { returnTo?: string | undefined };
const act = command({
  can,
  intents: {
    "read-file": {
      input: readUploadFileInput.extend({ returnTo: z.string().optional() }), run: readUploadFile,
      redirectTo: ({ uploadId }: { uploadId: string }, { returnTo }: TypedFile) => `${safeReturn(returnTo, "/app/my-data/goal/upload")}?upload=${uploadId}`,
    },
    "check-upload": { input: checkUploadInput, run: checkUpload },
    "apply-upload": { input: applyUploadInput, run: applyUpload },
    "undo-upload": { input: undoUploadInput, run: undoUpload },
  },
});

/** A body larger than any file that is taken is turned away before it is read. */
export async function action(args: ActionFunctionArgs) {
  const size = Number(args.request.headers.get("content-length") ?? Infinity);
  if (size <= largestFile + 64 * 1024) return act(args);
  const tooLarge = invalid("goals.file-too-large", "The file is too large.", { params: { megabytes: largestFile / 1024 / 1024 }, fields: { file: "goals.file-too-large" } });
  return data(refused("read-file", null, tooLarge), { status: 413 });
}

export const meta: MetaFunction = () => [{ title: "Cairn" }];

export default function Upload() {
  return <UploadPage screen={useLoaderData<typeof loader>()} result={useActionData<typeof act>() ?? null} />;
}
