import type { Context } from "#app/platform/context/context.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { BulkUploadKind } from "../domain/template-privileges.ts";

/** Which files somebody may give is a line of the access template; a file of several kinds takes the right to each. */
export async function authorizeBulkUpload(context: Context, kinds: readonly BulkUploadKind[]): Promise<void> {
  if (await mayBulkUpload(context, kinds)) return;
  throw new AppError("platform.forbidden", 403, `upload ${kinds.join(", ")} is refused.`, {
    params: { rule: "goals.template.bulkUpload" },
  });
}

/** The same, asked rather than demanded: for buttons. */
export async function mayBulkUpload(context: Context, kinds: readonly BulkUploadKind[]): Promise<boolean> {
  const ability = await context.ability();
  return kinds.every((uploadKind) => ability.decide("upload", { kind: "GoalUpload", uploadKind }).allowed);
}
