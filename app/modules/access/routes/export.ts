import { mayEver } from "#app/platform/http/can.ts";
import { sheetAnswer, sheetFormatInput } from "#app/platform/files/sheet-file.ts";
import { page } from "#app/platform/http/page.ts";
import { exportAdmins } from "../queries/export-admins.ts";
import { adminListInput } from "../queries/list-admins.ts";

/** Who holds which access as a file, with the filters of the list. */
export const loader = page({
  can: mayEver("view", "AdminAccess"),
  input: adminListInput.extend({ format: sheetFormatInput }),
  load: async (context, { format, ...input }) =>
    sheetAnswer(await exportAdmins(context, input), `access-${context.today()}`, format, context.actor),
});
