import type { Context } from "#app/platform/context/context.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import type { Sheet, SheetColumn } from "#app/platform/files/sheet.ts";
import { listAdmins, type AdminListInput, type AdminRow } from "./list-admins.ts";
import { wordsOf } from "./words.ts";

const { text, yesNo, sheet } = sheetsIn(wordsOf);

const mostRows = 10_000;

const columns: readonly SheetColumn<AdminRow>[] = [
  text("name", "role.name", (row) => row.name),
  text("work_email", { common: "work-email" }, (row) => row.email),
  yesNo("working", "file.working", (row) => row.working),
  text(
    "admin_kinds",
    "file.kinds",
    (row) => row.kinds.map(({ kind, units }) => withUnits(kind, units)).join("; "),
    ({ kinds }, t) => kinds.map(({ kind, units }) => withUnits(t(`kind.${kind}.name`), units)).join("; "),
  ),
  text(
    "custom_access",
    "file.custom",
    (row) => row.entries.join("; "),
    ({ entries }, t) => entries.map((entry) => t(`entry.${entry}`)).join("; "),
  ),
  text("custom_roles", "navigation.roles", (row) => row.roles.join("; ")),
];

/** With the org units that it is limited to. */
const withUnits = (name: string, units: readonly string[] | null) => (units ? `${name} (${units.join(", ")})` : name);

/** Who holds which access, as a file for those who review it; at most ten thousand rows. */
export async function exportAdmins(context: Context, input: AdminListInput): Promise<Sheet> {
  const { rows } = await listAdmins(context, input, { limit: mostRows, offset: 0 });
  return sheet("navigation.admins", columns, rows);
}
