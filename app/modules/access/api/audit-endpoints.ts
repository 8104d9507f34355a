import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { behindIdInput, listShape } from "#app/platform/http/paging.ts";
import { moment } from "#app/platform/http/shapes.ts";
import { auditFiltersInput, listAuditEntries } from "../queries/list-audit-entries.ts";

const entry = z
  .object({
    id: z.string().describe("The number of the entry; later entries have higher ones.").meta({ example: "4711" }),
    at: moment,
    actorId: z
      .string()
      .nullable()
      .describe("The employee who did it; null where the product did it by itself, or it is hidden."),
    actor: z.string().nullable().describe("Their name; null where the product did it by itself, or it is hidden."),
    actorHidden: z.boolean().describe("Whether who did it is only for those who see the record."),
    action: z.string().describe("What was done, as a code that stays.").meta({ example: "goals.close" }),
    subjectType: z.string().describe("What kind of record it was done to.").meta({ example: "Goal" }),
    subjectId: z.string().nullable().describe("The id of the record; null where it was none."),
    subject: z.string().nullable().describe("The name of the person it was done to; null for other records."),
    detail: z.record(z.string(), z.unknown()).describe("What changed; never a word that somebody wrote."),
    linked: z.boolean().describe("Whether the chain that proves the log holds the entry already."),
  })
  .meta({ id: "AuditEntry" });
const paging = behindIdInput(z.string().regex(/^\d{1,18}$/));

/** The audit log of the company. */
export const auditEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "GET",
    path: "/audit-log",
    can: mayEver("view", "AuditLog"),
    summary: "What was done in the company, by whom and when, newest first.",
    input: auditFiltersInput.omit({ before: true }).extend(paging.input.shape),
    output: listShape(entry),
    run: async (context, { after, limit, ...filters }) => {
      const before = paging.idOf(after) ?? undefined;
      const { rows, next } = await listAuditEntries(context, { ...filters, before }, limit);
      return { items: rows, nextCursor: paging.cursorOf(next) };
    },
  }),
];
