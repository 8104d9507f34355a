import type { Context } from "#app/platform/context/context.ts";
import { writeCsv, type CsvColumn } from "#app/platform/files/write-csv.ts";
import { listAdmins, type AdminListInput, type AdminRow } from "./list-admins.ts";

const mostRows = 10_000;

const columns: readonly CsvColumn<AdminRow>[] = [
  ["name", (row) => row.name],
  ["work_email", (row) => row.email],
  ["working", (row) => (row.working ? "yes" : "no")],
  [
    "admin_kinds",
    (row) => row.kinds.map(({ kind, units }) => (units ? `${kind} (${units.join(", ")})` : kind)).join("; "),
  ],
  ["custom_access", (row) => row.entries.join("; ")],
  ["custom_roles", (row) => row.roles.join("; ")],
];

/** Who holds which access, as a file for those who review it; at most ten thousand rows. */
export async function exportAdmins(context: Context, input: AdminListInput): Promise<string> {
  const { rows } = await listAdmins(context, input, { limit: mostRows, offset: 0 });
  return writeCsv(columns, rows);
}
