import { mayEver } from "#app/platform/http/can.ts";
import { csvAnswer } from "#app/platform/files/sheet-csv.ts";
import { page } from "#app/platform/http/page.ts";
import { exportAdmins } from "../queries/export-admins.ts";
import { adminListInput } from "../queries/list-admins.ts";

/** Who holds which access as a file, with the filters of the list. */
export const loader = page({
  can: mayEver("view", "AdminAccess"),
  input: adminListInput,
  load: async (context, input) => csvAnswer(await exportAdmins(context, input), `access-${context.today()}`),
});
