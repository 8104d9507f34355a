import { z } from "zod";
import { peopleByIds } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { date, money, sheet, text, type Sheet } from "#app/platform/files/sheet.ts";
import { requireCycle } from "../data/cycle-record.ts";
import { readMembers } from "../data/member-record.ts";
import { ids } from "../domain/ids.ts";
import { sql } from "#tenancy/sql.ts";

export const handOverInput = z.object({
  cycle: ids.cycle,
  format: z.enum(["CSV", "XLSX"]).catch("CSV").default("CSV"),
});

/** A raise as payroll takes it over: amounts are minor units for a year. */
export type HandedOver = {
  employeeId: string;
  name: string;
  email: string;
  component: "BASE";
  effectiveOn: string;
  currency: string;
  before: number;
  after: number;
};

/** What a published cycle gives payroll; that it was read stands in the audit log. */
export async function handOver(context: Context, cycleId: string): Promise<HandedOver[]> {
  const cycle = await requireCycle(context, "edit", cycleId);
  if (cycle.state !== "PUBLISHED") throw conflict("compensation.not-published", "The cycle is not published.");
  const me = context.actor.employeeId;
  const members = await readMembers(context, sql`m.cycle_id = ${cycleId} and m.proposed and m.employee_id <> ${me}`);
  const raised = members.filter(({ proposal }) => proposal !== null && proposal.raise > 0);
  const people = await peopleByIds(
    context,
    raised.map(({ employeeId }) => employeeId),
  );
  await context.noteRead({
    action: "compensation.export-pay",
    subjectType: "CompensationPay",
    subjectId: cycleId,
    detail: { people: raised.length },
  });
  return raised
    .map(({ employeeId, facts, proposal }): HandedOver => ({
      employeeId,
      name: people.get(employeeId)?.name ?? "",
      email: people.get(employeeId)?.email ?? "",
      component: "BASE",
      effectiveOn: cycle.effectiveOn,
      currency: facts.currency,
      before: facts.base,
      after: facts.base + proposal!.raise,
    }))
    .sort((one, other) => one.name.localeCompare(other.name) || one.employeeId.localeCompare(other.employeeId));
}

export async function handOverSheet(context: Context, cycleId: string): Promise<Sheet> {
  const rows = await handOver(context, cycleId);
  return sheet<HandedOver>(
    [
      text("employee_id", (row) => row.employeeId),
      text("employee", (row) => row.name),
      text("work_email", (row) => row.email),
      text("component", (row) => row.component),
      date("effective_on", (row) => row.effectiveOn),
      text("currency", (row) => row.currency),
      money("pay_before", (row) => ({ minorUnits: row.before, currency: row.currency })),
      money("pay_after", (row) => ({ minorUnits: row.after, currency: row.currency })),
    ],
    rows,
  );
}
