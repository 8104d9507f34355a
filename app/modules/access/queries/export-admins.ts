import type { Context } from "#app/platform/context/context.ts";
import { text, yesNo, sheet, type Sheet, type SheetColumn } from "#app/platform/files/sheet.ts";
import { listAdmins, type AdminListInput, type AdminRow } from "./list-admins.ts";

const mostRows = 10_000;

const columns: readonly SheetColumn<AdminRow>[] = [
  text("name", (row) => row.name),
  text("work_email", (row) => row.email),
  yesNo("working", (row) => row.working),
  text("admin_kinds", (row) =>
    row.kinds.map(({ kind, units }) => (units ? `${kind} (${units.join(", ")})` : kind)).join("; "),
  ),
  text("custom_access", (row) => row.entries.join("; ")),
  text("custom_roles", (row) => row.roles.join("; ")),
];

/** Who holds which access, as a file for those who review it; at most ten thousand rows. */
export async function exportAdmins(context: Context, input: AdminListInput): Promise<Sheet> {
  const { rows } = await listAdmins(context, input, { limit: mostRows, offset: 0 });
  return sheet(columns, rows);
}
