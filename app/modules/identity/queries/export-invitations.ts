import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { sheetFormatInput } from "#app/platform/files/sheet-file.ts";
import { pagesBySlice } from "#app/platform/files/sheet-pages.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import type { LongSheet, SheetColumn } from "#app/platform/files/sheet.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { listExport } from "#app/platform/tasks/list-export.ts";
import { listInvitations, type PendingInvitation } from "./list-invitations.ts";
import { wordsOf } from "./words.ts";

const can = mayEver("create", "Invitation");
const { long, moment, text } = sheetsIn(wordsOf);

const columns: readonly SheetColumn<PendingInvitation>[] = [
  text("employee_id", { common: "employee-id" }, ({ employeeId }) => employeeId),
  text("name", { common: "name" }, ({ name }) => name),
  text("email", { common: "work-email" }, ({ email }) => email),
  moment("sent", "invites.column.sent", ({ sentAt }) => sentAt),
  moment("valid_until", { common: "valid-until" }, ({ expiresAt }) => expiresAt),
];

/** Who was invited and has not joined as a file, the newest first. */
export const invitationListExport = listExport({
  kind: "identity.invitation-list",
  can,
  input: z.object({ format: sheetFormatInput }),
  name: (context) => `invitations-${context.today()}`,
  sheet: async (context: Context, _asked, { database }): Promise<LongSheet> =>
    long(
      "navigation.invitations",
      columns,
      pagesBySlice((slice) => listInvitations(context, database, slice)),
    ),
});
