import { z } from "zod";
import { peopleNamed } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { conflict, invalid, notFound } from "#app/platform/errors/app-error.ts";
import { currencyInput, isCurrency } from "#app/platform/money/currencies.ts";
import { CompensationImport } from "../data/entities.ts";
import { components, keepPay, payOf, takePayBack } from "../data/pay-record.ts";
import { ids } from "../domain/ids.ts";
import { readPayFile, type PayFileFault, type PayFileLine } from "../domain/pay-file.ts";
import { raiseTyped } from "../domain/typed-raise.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const importPayInput = z.object({
  lines: z
    .string()
    .max(2_000_000)
    .describe("Lines of `person, component, from, amount, currency`; a person by work e-mail or number."),
});

/** What an import would do, or did: counts and lines, never an amount. */
export type PayImportResult = {
  created: number;
  changed: number;
  unchanged: number;
  refused: { line: number; fault: PayFileFault["fault"] | "PERSON" | "OWN" }[];
};

/** Says what a file would do, and keeps nothing of it: pay is not stored but sealed. */
export async function checkPayImport(
  context: Context,
  { lines }: z.output<typeof importPayInput>,
): Promise<PayImportResult> {
  await authorize(context, "edit", { kind: "CompensationSettings" });
  return (await judged(context, lines)).result;
}

/** Does what the check said; lines that are refused are left out. */
export async function applyPayImport(
  context: Context,
  { lines }: z.output<typeof importPayInput>,
): Promise<PayImportResult & { importId: string }> {
  await authorize(context, "edit", { kind: "CompensationSettings" });
  const { result, fresh } = await judged(context, lines);
  if (fresh.length === 0)
    throw invalid("compensation.nothing-to-import", "No line says anything new.", {
      fields: { lines: "compensation.nothing-to-import" },
    });
  const importId = context.newId();
  context.em.create(CompensationImport, {
    id: importId,
    lines: fresh.length,
    createdBy: context.actor.employeeId,
    createdAt: context.clock.now(),
  });
  await context.em.flush();
  await keepPay(context, fresh, { source: "IMPORT", originId: importId });
  await writeDown(
    context,
    "compensation.pay-recorded",
    { originId: importId },
    { action: "import-pay", subject: "CompensationPay", id: importId, detail: { lines: fresh.length } },
  );
  return { ...result, importId };
}

async function judged(context: Context, text: string) {
  const { lines, faults } = readPayFile(text, isCurrency);
  const named = await peopleNamed(
    context,
    lines.map(({ person }) => person),
  );
  const refused: PayImportResult["refused"] = [...faults];
  const known = lines.flatMap((line) => {
    const employeeId = named.get(line.person.toLowerCase());
    const own = employeeId === context.actor.employeeId;
    if (employeeId && !own) return [{ ...line, employeeId }];
    refused.push({ line: line.line, fault: own ? "OWN" : "PERSON" });
    return [];
  });
  const before = await payOf(context, [...new Set(known.map(({ employeeId }) => employeeId))]);
  const verdict = ({ employeeId, component, effectiveOn, amount, currency }: PayFileLine & { employeeId: string }) => {
    const same = before
      .get(employeeId)
      ?.find((line) => line.component === component && line.effectiveOn === effectiveOn);
    if (!same) return "created" as const;
    return same.amount === amount && same.currency === currency ? ("unchanged" as const) : ("changed" as const);
  };
  const said = known.map((line) => ({ line, verdict: verdict(line) }));
  const count = (one: ReturnType<typeof verdict>) => said.filter((each) => each.verdict === one).length;
  const result: PayImportResult = {
    created: count("created"),
    changed: count("changed"),
    unchanged: count("unchanged"),
    refused: refused.sort((one, other) => one.line - other.line).slice(0, 200),
  };
  const fresh = said.flatMap((each) => (each.verdict === "unchanged" ? [] : [each.line]));
  return { result, fresh };
}

export const undoPayImportInput = z.object({ importId: ids.import });

/** Takes an import back: what it replaced holds again. */
export async function undoPayImport(
  context: Context,
  { importId }: z.output<typeof undoPayImportInput>,
): Promise<{ importId: string }> {
  await authorize(context, "edit", { kind: "CompensationSettings" });
  const found = await firstRow<{ undoneAt: Date | null }>(
    context,
    sql`select undone_at as "undoneAt" from {compensation_import} where id = ${importId} for update`,
  );
  if (!found) throw notFound("CompensationImport");
  if (found.undoneAt) throw conflict("compensation.undone", "It was taken back already.");
  await takePayBack(context, importId);
  await context.rows(sql`update {compensation_import} set undone_at = ${context.clock.now()} where id = ${importId}`);
  await writeDown(
    context,
    "compensation.pay-recorded",
    { originId: importId },
    { action: "undo-import-pay", subject: "CompensationPay", id: importId },
  );
  return { importId };
}

export const recordPayInput = z.object({
  employeeId: ids.employee,
  component: z.enum(components).describe("Which part of the pay."),
  effectiveOn: z.iso.date({ error: "compensation.day-needed" }).describe("From when it holds."),
  amount: z.string().max(40).describe("For a year, as people type it."),
  currency: currencyInput,
});

/** Writes down or corrects a part of somebody's pay; what stood there is kept. */
export async function recordPay(
  context: Context,
  { amount, ...line }: z.output<typeof recordPayInput>,
): Promise<{ employeeId: string }> {
  await authorize(context, "edit", { kind: "CompensationPay", employeeId: line.employeeId, orgUnitIds: [] });
  const minorUnits = amount.includes("%") ? null : raiseTyped(amount, { base: 0, currency: line.currency });
  if (minorUnits === null)
    throw invalid("compensation.amount", "It is no amount.", { fields: { amount: "compensation.amount" } });
  const originId = context.newId();
  await keepPay(context, [{ ...line, amount: minorUnits }], { source: "MANUAL", originId });
  await writeDown(
    context,
    "compensation.pay-recorded",
    { originId },
    {
      action: "record-pay",
      subject: "CompensationPay",
      id: line.employeeId,
      detail: { component: line.component, effectiveOn: line.effectiveOn },
    },
  );
  return { employeeId: line.employeeId };
}

export const takePayLineBackInput = z.object({ payId: z.guid().describe("The id of the part of the pay.") });

/** Takes back what was written down by hand by mistake: what it replaced holds again, and it is kept as taken back. */
export async function takePayLineBack(
  context: Context,
  { payId }: z.output<typeof takePayLineBackInput>,
): Promise<{ employeeId: string }> {
  await authorize(context, "edit", { kind: "CompensationSettings" });
  const line = await firstRow<{ employeeId: string; component: string; effectiveOn: string; originId: string }>(
    context,
    sql`select employee_id as "employeeId", component, effective_on::text as "effectiveOn", origin_id as "originId"
      from {compensation_pay} where id = ${payId} and source = 'MANUAL' and replaced_at is null for update`,
  );
  if (!line) throw notFound("CompensationPay");
  const { employeeId, component, effectiveOn, originId } = line;
  await authorize(context, "edit", { kind: "CompensationPay", employeeId, orgUnitIds: [] });
  await takePayBack(context, originId);
  await writeDown(
    context,
    "compensation.pay-recorded",
    { originId },
    { action: "undo-pay", subject: "CompensationPay", id: employeeId, detail: { component, effectiveOn } },
  );
  return { employeeId };
}
