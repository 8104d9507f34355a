import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import { languages } from "#app/platform/i18n/languages.ts";
import { storeChange } from "../data/assignment-rows.ts";
import { factRow, factTypes, refuseTaken } from "../data/employee-facts-row.ts";
import { naming } from "../data/naming.ts";
import { requireKnownValue } from "../data/require-known-value.ts";
import { storeFieldValues } from "../data/store-field-values.ts";
import { type AssignmentKind, placeKinds, type Places } from "../domain/assignment.ts";
import { applyChange } from "../domain/effective-dating.ts";
import { factsInput, factsOf } from "./facts-input.ts";
import { fieldValuesInput, typedFields } from "./field-input.ts";
import { placesInput } from "./places-input.ts";
import { writeDown } from "./write-down.ts";

export const addEmployeeInput = factsInput.extend({
  joinedOn: z.iso.date({ error: "date-required" }).describe("Their first day with the company."),
  ...placesInput.shape,
  ...fieldValuesInput.shape,
  language: optionalInput(z.enum(languages)).describe(
    "The language of their messages and screens until they choose another; the company's where it is left out.",
  ),
});
export type AddEmployeeInput = z.output<typeof addEmployeeInput>;

/** A person joins: their facts, and from their first day on where they stand. Refuses an e-mail address or a number that is taken. */
export function addEmployee(context: Context, input: AddEmployeeInput): Promise<{ employeeId: string }> {
  return add(context, input, {});
}

/** The same for whoever tells their manager of it themselves. */
export function addEmployeeQuietly(context: Context, input: AddEmployeeInput): Promise<{ employeeId: string }> {
  return add(context, input, { quiet: true });
}

async function add(
  context: Context,
  input: AddEmployeeInput,
  how: { quiet?: boolean },
): Promise<{ employeeId: string }> {
  await authorize(context, "create", { kind: "Employee" });
  const employeeId = context.newId();
  await refuseTaken(context, input, null);
  for (const [field, kind] of Object.entries(placeKinds))
    await requirePlace(context, input, field as keyof Places, kind, employeeId);
  await insertEmployee(context, employeeId, input);
  await storeFirst(context, employeeId, "STATUS", "ACTIVE", input.joinedOn);
  for (const [field, kind] of Object.entries(placeKinds))
    await storeFirst(context, employeeId, kind, input[field as keyof Places], input.joinedOn);
  await storeFieldValues(context, { id: employeeId, managerIds: [] }, typedFields(input), { whole: true });
  const { joinedOn, managerId } = input;
  await writeDown(
    context,
    "people.joined",
    { employeeId, joinedOn, managerId, ...how },
    { action: "add-employee", subject: "Employee", id: employeeId, detail: { joinedOn } },
  );
  return { employeeId };
}

async function requirePlace(
  context: Context,
  input: AddEmployeeInput,
  field: keyof Places,
  kind: AssignmentKind,
  employeeId: string,
): Promise<void> {
  const value = input[field];
  if (value)
    await naming({ value: field }, requireKnownValue(context, { kind, value, from: input.joinedOn, employeeId }));
}

async function insertEmployee(context: Context, id: string, input: AddEmployeeInput): Promise<void> {
  const {
    joinedOn,
    managerId: _m,
    orgUnitId: _o,
    jobRoleId: _r,
    gradeId: _g,
    locationId: _l,
    values: _v,
    offered: _f,
    language = null,
    ...facts
  } = input;
  const now = context.clock.now().toISOString();
  await insertRows(
    context,
    "employee",
    `id uuid, ${factTypes}, joined_on date, language text, created_at timestamptz, updated_at timestamptz`,
    [{ id, ...factRow(factsOf(facts)), joined_on: joinedOn, language, created_at: now, updated_at: now }],
  );
}

async function storeFirst(
  context: Context,
  employeeId: string,
  kind: AssignmentKind,
  value: string | null,
  from: string,
): Promise<void> {
  if (value === null) return;
  const recordedAt = context.clock.now().toISOString();
  await storeChange(
    context,
    employeeId,
    kind,
    applyChange<string | null>([], { from, value, future: "KEEP", recordedAt, newId: context.newId }),
    recordedAt,
  );
}
