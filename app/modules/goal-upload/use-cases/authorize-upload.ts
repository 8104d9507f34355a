import { authorizeBulkUpload, type BulkUploadKind } from "#app/modules/goals/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { UploadKind } from "../domain/fields.ts";

/** Both in one file takes the right to each. */
const partsOf: Readonly<Record<UploadKind, readonly BulkUploadKind[]>> = {
  OKRS: ["OBJECTIVES", "KEY_RESULTS"],
  OBJECTIVES: ["OBJECTIVES"],
  KEY_RESULTS: ["KEY_RESULTS"],
};

/** Which files of goals one may give is a line of the access template. */
export const authorizeUpload = (context: Context, kind: UploadKind): Promise<void> =>
  authorizeBulkUpload(context, partsOf[kind]);
