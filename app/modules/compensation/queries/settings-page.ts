import { z } from "zod";
import { listChoices, peopleByIds, unitsAround } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { payEntriesOf, type PayEntry } from "../data/pay-record.ts";
import { liveBands, type BandRecord } from "./bands.ts";
import { instant, sql } from "#tenancy/sql.ts";

export const settingsPageInput = z.object({
  panel: z.enum(["band", "import", "pay"]).optional().catch(undefined),
  person: z.guid().optional().catch(undefined),
});

/** A part of somebody's pay, with who wrote it down. */
export type PersonPayLine = Omit<PayEntry, "employeeId" | "recordedBy"> & { by: string };
export type PersonPay = {
  id: string;
  name: string;
  photo: string | null;
  /** What is known now. */
  lines: PersonPayLine[];
  /** What stood there before it was corrected or taken back. */
  corrected: PersonPayLine[];
};

export type SettingsPage = {
  bands: BandRecord[];
  grades: { id: string; name: string }[];
  functions: { id: string; name: string }[];
  imports: { id: string; lines: number; by: string; at: string; undone: boolean }[];
  panel: "band" | "import" | "pay" | null;
  person: PersonPay | null;
  currency: string;
};

/** Pay ranges, imports of pay, and the pay of one person who was asked for by name. */
export async function settingsPage(
  context: Context,
  { panel, person }: z.output<typeof settingsPageInput>,
): Promise<SettingsPage> {
  await authorize(context, "edit", { kind: "CompensationSettings" });
  const { grades, functions } = await listChoices(context);
  const imports = await context.rows<{ id: string; lines: number; byId: string; at: string; undone: boolean }>(
    sql`select id, lines, created_by as "byId", ${instant(sql`created_at`)} as at, undone_at is not null as undone
      from {compensation_import} order by created_at desc, id limit 20`,
  );
  const names = await peopleByIds(
    context,
    imports.map(({ byId }) => byId),
  );
  return {
    bands: await liveBands(context, "9999-12-31"),
    grades: grades.map(({ id, name }) => ({ id, name })),
    functions: functions.map(({ id, name }) => ({ id, name })),
    imports: imports.map(({ byId, ...row }) => ({ ...row, by: names.get(byId)?.name ?? "" })),
    panel: panel ?? null,
    person: person ? await payOfPerson(context, person) : null,
    currency: context.actor.currency,
  };
}

/** Somebody's pay for who may read it; that it was read stands in the audit log, without amounts. */
export async function payOfPerson(context: Context, employeeId: string): Promise<PersonPay> {
  const orgUnitIds = await unitsAround(context, [employeeId]);
  await authorize(context, "view", { kind: "CompensationPay", employeeId, orgUnitIds });
  const entries = await payEntriesOf(context, employeeId);
  const names = await peopleByIds(context, [employeeId, ...entries.map(({ recordedBy }) => recordedBy)]);
  await context.noteRead({
    action: "compensation.view-pay",
    subjectType: "CompensationPay",
    subjectId: employeeId,
    detail: { employeeIds: [employeeId] },
  });
  const lines = entries.map(({ employeeId: _, recordedBy, ...entry }) => ({
    ...entry,
    by: names.get(recordedBy)?.name ?? "",
  }));
  return {
    id: employeeId,
    name: names.get(employeeId)?.name ?? "",
    photo: names.get(employeeId)?.photo ?? null,
    lines: lines.filter(({ replacedAt }) => replacedAt === null),
    corrected: lines.filter(({ replacedAt }) => replacedAt !== null),
  };
}
