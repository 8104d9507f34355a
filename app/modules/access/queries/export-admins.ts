import type { Context } from "#app/platform/context/context.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import type { LongSheet, SheetColumn } from "#app/platform/files/sheet.ts";
import { adminListInput, listAdmins, type AdminListInput, type AdminRow } from "./list-admins.ts";
import { wordsOf } from "./words.ts";
import { sheetFormatInput } from "#app/platform/files/sheet-file.ts";
import { heldAtOnce, pagesBySlice } from "#app/platform/files/sheet-pages.ts";
import { mayEver } from "#app/platform/http/can.ts";
import type { Slice } from "#app/platform/http/paging.ts";
import { listExport } from "#app/platform/tasks/list-export.ts";

const can = mayEver("view", "AdminAccess");
const { text, yesNo, long } = sheetsIn(wordsOf);

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

/** Who holds which access, as a file for those who review it. */
export async function exportAdmins(context: Context, input: AdminListInput, batch = heldAtOnce): Promise<LongSheet> {
  const read = (slice: Slice) => listAdmins(context, input, slice).then(({ rows }) => rows);
  return long("navigation.admins", columns, pagesBySlice(read, batch));
}

export const adminListExport = listExport({
  kind: "access.admin-list",
  can,
  input: adminListInput.extend({ format: sheetFormatInput }),
  name: (context) => `access-${context.today()}`,
  sheet: (context, asked) => exportAdmins(context, asked),
});
