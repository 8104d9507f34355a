import type { Context } from "#app/platform/context/context.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { uploadKinds, type UploadKind } from "../domain/fields.ts";

/** Both in one file takes the right to each. */
const partsOf: Readonly<Record<UploadKind, readonly string[]>> = {
  OKRS: ["OBJECTIVES", "KEY_RESULTS"],
  OBJECTIVES: ["OBJECTIVES"],
  KEY_RESULTS: ["KEY_RESULTS"],
};

/** The kinds of files the actor may bring in. */
export async function permittedUploads(context: Context): Promise<UploadKind[]> {
  const ability = await context.ability();
  return uploadKinds.filter((kind) =>
    partsOf[kind].every((uploadKind) => ability.decide("upload", { kind: "GoalUpload", uploadKind }).allowed),
  );
}

export async function authorizeUpload(context: Context, kind: UploadKind): Promise<void> {
  if ((await permittedUploads(context)).includes(kind)) return;
  throw new AppError("platform.forbidden", 403, `upload ${kind} is refused.`, {
    params: { rule: "goals.template.bulkUpload" },
  });
}
