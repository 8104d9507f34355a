import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { sheetFormatInput } from "#app/platform/files/sheet-file.ts";
import { heldAtOnce, pagesBySlice } from "#app/platform/files/sheet-pages.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import type { LongSheet, SheetColumn } from "#app/platform/files/sheet.ts";
import { mayEver } from "#app/platform/http/can.ts";
import type { Slice } from "#app/platform/http/paging.ts";
import { listExport, type ListServices } from "#app/platform/tasks/list-export.ts";
import { memberStatuses } from "../domain/member-status.ts";
import { listMembers, type Member } from "./list-members.ts";
import { wordsOf } from "./words.ts";

const can = mayEver("edit", "Membership");
const { long, moment, text, yesNo } = sheetsIn(wordsOf);

const input = z.object({
  search: z.string().max(100).catch("").default(""),
  status: z.enum(memberStatuses).catch("ACTIVE").default("ACTIVE"),
  format: sheetFormatInput,
});

const columns: readonly SheetColumn<Member>[] = [
  text("employee_id", { common: "employee-id" }, ({ employeeId }) => employeeId),
  text("name", { common: "name" }, ({ name }) => name),
  text("email", { common: "work-email" }, ({ email }) => email),
  text("status", { common: "status" }, ({ status }) => status, "members.status"),
  yesNo("two_step", "settings.tab.second-step", ({ secondFactor }) => secondFactor),
  moment("last_seen", "members.seen", ({ lastSeenAt }) => lastSeenAt),
];

/** Who can sign in, or could, as a file. */
async function exportMembers(
  context: Context,
  { search, status }: z.output<typeof input>,
  database: ListServices["database"],
  batch = heldAtOnce,
): Promise<LongSheet> {
  const read = (slice: Slice) =>
    listMembers(context, database, { text: search, status, page: 1 }, slice).then(({ members }) => members);
  return long("navigation.sign-ins", columns, pagesBySlice(read, batch));
}

export const memberListExport = listExport({
  kind: "identity.member-list",
  can,
  input,
  name: (context) => `sign-ins-${context.today()}`,
  sheet: (context, asked, { database }) => exportMembers(context, asked, database),
});
