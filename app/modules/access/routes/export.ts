import { mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { exportAdmins } from "../queries/export-admins.ts";
import { adminListInput } from "../queries/list-admins.ts";

/** Who holds which access as a file, with the filters of the list. */
export const loader = page({
  can: mayEver("view", "AdminAccess"),
  input: adminListInput,
  load: async (context, input) =>
    new Response(await exportAdmins(context, input), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="access-${context.today()}.csv"`,
        "Cache-Control": "private, no-store",
      },
    }),
});
