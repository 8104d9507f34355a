import { z } from "zod";
import { peopleByIds } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { pagesBySlice } from "#app/platform/files/sheet-pages.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import { gathered, type LongSheet, type SheetPages } from "#app/platform/files/sheet.ts";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import type { Slice } from "#app/platform/http/paging.ts";
import { listExport } from "#app/platform/tasks/list-export.ts";
import { requireCycle } from "../data/cycle-record.ts";
import { readMembers, type MemberRecord } from "../data/member-record.ts";
import { ids } from "../domain/ids.ts";
import { changesPay, wholeRaise } from "../domain/pay-lines.ts";
import { wordsOf } from "./words.ts";
import { sql } from "#tenancy/sql.ts";

const { date, long, money, text } = sheetsIn(wordsOf);

export const handOverInput = z.object({
  cycle: ids.cycle,
  format: z.enum(["CSV", "XLSX"]).catch("CSV").default("CSV"),
});

/** A raise as payroll takes it over: amounts are minor units for a year. */
export type HandedOver = {
  employeeId: string;
  /** As the company's own systems know them; empty where they do not. */
  employeeNumber: string;
  name: string;
  email: string;
  component: "BASE";
  effectiveOn: string;
  currency: string;
  before: number;
  after: number;
  /** What the new pay is made of besides what was paid before. */
  merit: number;
  promotion: number;
  adjustment: number;
  /** Where somebody is promoted; empty for everybody else. */
  newTitle: string;
  newGrade: string;
};

/** What a published cycle gives payroll, whole; that it was read stands in the audit log. */
export async function handOver(context: Context, cycleId: string): Promise<HandedOver[]> {
  return (await gathered(await handedOver(context, cycleId))).flat();
}

/** The same by name, so many at a time; noted as read once all were. */
async function handedOver(context: Context, cycleId: string): Promise<SheetPages<HandedOver>> {
  const cycle = await requireCycle(context, "edit", cycleId);
  if (cycle.state !== "PUBLISHED") throw conflict("compensation.not-published", "The cycle is not published.");
  const read = ({ limit, offset }: Slice) =>
    readMembers(
      context,
      sql`m.cycle_id = ${cycleId} and m.proposal is not null and m.employee_id <> ${context.actor.employeeId}`,
      sql`order by lower(e.display_name), m.employee_id limit ${limit} offset ${offset}`,
    );
  return (async function* () {
    let count = 0;
    for await (const members of pagesBySlice(read)) {
      const raised = members.filter(({ proposal }) => changesPay(proposal));
      count += raised.length;
      if (raised.length > 0) yield await told(context, cycle.effectiveOn, raised);
    }
    await context.noteRead({
      action: "compensation.export-pay",
      subjectType: "CompensationPay",
      subjectId: cycleId,
      detail: { people: count },
    });
  })();
}

async function told(context: Context, effectiveOn: string, raised: readonly MemberRecord[]): Promise<HandedOver[]> {
  const employeeIds = raised.map(({ employeeId }) => employeeId);
  const people = await peopleByIds(context, employeeIds);
  const numbers = await numbersOf(context, employeeIds);
  return raised.map(({ employeeId, facts, proposal }) => ({
    employeeId,
    employeeNumber: numbers.get(employeeId) ?? "",
    name: people.get(employeeId)?.name ?? "",
    email: people.get(employeeId)?.email ?? "",
    component: "BASE",
    effectiveOn,
    currency: facts.currency,
    before: facts.base,
    after: facts.base + wholeRaise(proposal),
    merit: proposal?.raise ?? 0,
    promotion: proposal?.promotion?.amount ?? 0,
    adjustment: proposal?.adjustment?.amount ?? 0,
    newTitle: proposal?.promotion?.title ?? "",
    newGrade: proposal?.promotion?.grade ?? "",
  }));
}

async function numbersOf(context: Context, employeeIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await context.rows<{ id: string; number: string }>(
    sql`select e.id, e.external_employee_id as number from {employee} e
      where e.id = any(${[...employeeIds]}::uuid[]) and e.external_employee_id is not null`,
  );
  return new Map(rows.map(({ id, number }) => [id, number]));
}

async function handOverSheet(context: Context, cycleId: string): Promise<LongSheet> {
  return long<HandedOver>(
    "file.payroll",
    [
      text("employee_id", { common: "employee-id" }, (row) => row.employeeId),
      text("employee_number", "file.number", (row) => row.employeeNumber),
      text("employee", "grid.name", (row) => row.name),
      text("work_email", { common: "work-email" }, (row) => row.email),
      text("component", "pay.component", (row) => row.component, "component"),
      date("effective_on", "file.effective", (row) => row.effectiveOn),
      text("currency", { common: "currency" }, (row) => row.currency),
      money("pay_before", "file.before", (row) => ({ minorUnits: row.before, currency: row.currency })),
      money("pay_after", "grid.after", (row) => ({ minorUnits: row.after, currency: row.currency })),
      money("merit", "letter.merit", (row) => ({ minorUnits: row.merit, currency: row.currency })),
      money("promotion", "grid.promotion", (row) => ({ minorUnits: row.promotion, currency: row.currency })),
      money("adjustment", "grid.adjustment", (row) => ({ minorUnits: row.adjustment, currency: row.currency })),
      text("new_title", "lines-of.title", (row) => row.newTitle),
      text("new_grade", "lines-of.grade", (row) => row.newGrade),
    ],
    await handedOver(context, cycleId),
  );
}

/** The raises of a published cycle, for payroll. */
export const handOverExport = listExport({
  kind: "compensation.hand-over",
  can: all(feature("COMPENSATION"), mayEver("view", "CompensationCycle")),
  input: handOverInput,
  name: (context) => `payroll-${context.today()}`,
  sheet: (context, { cycle }) => handOverSheet(context, cycle),
});
