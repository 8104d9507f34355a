import type { Context } from "#app/platform/context/context.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { UploadKind } from "../domain/fields.ts";

/** Both in one file takes the right to each. */
const partsOf: Readonly<Record<UploadKind, readonly string[]>> = {
  OKRS: ["OBJECTIVES", "KEY_RESULTS"],
  OBJECTIVES: ["OBJECTIVES"],
  KEY_RESULTS: ["KEY_RESULTS"],
};

/** Which files of goals one may give is a line of the access template. */
export async function authorizeUpload(context: Context, kind: UploadKind): Promise<void> {
  const ability = await context.ability();
  const may = (uploadKind: string) => ability.decide("upload", { kind: "GoalUpload", uploadKind }).allowed;
  if (partsOf[kind].every(may)) return;
  throw new AppError("platform.forbidden", 403, `upload ${kind} is refused.`, {
    params: { rule: "goals.template.bulkUpload" },
  });
}
