import { z } from "zod";
import type { AuditWriter } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { EventWriter } from "#app/platform/events/record-event.ts";
import { sql } from "#tenancy/sql.ts";
import { announceFacts } from "../data/announce-facts.ts";
import { activeFields } from "../data/employee-fields.ts";
import { holdFacts, storeFacts } from "../data/hold-facts.ts";
import { fieldRefusal, storeTyped } from "../data/store-field-values.ts";
import { ownFacts, shownName, type EmployeeFacts } from "../domain/employee-facts.ts";
import { factsInput } from "./facts-input.ts";
import { fieldValuesInput } from "./field-input.ts";
import { putPhoto } from "./set-photo.ts";

const { preferredFirstName, gender, dateOfBirth } = factsInput.shape;

/** What people say of themselves where they are asked to: some facts, the company's fields that are theirs to fill in, a photo. */
export const ownDetailsInput = z.object({
  ...{ preferredFirstName, gender, dateOfBirth },
  ...fieldValuesInput.shape,
  photo: z.instanceof(File).optional(),
});

type Telling = EventWriter & AuditWriter & Pick<Context, "newId" | "today">;

/**
 * What a person says of themselves; that they were asked to is the caller's to see to. What is left empty stays as it is:
 * nobody is shown what the register says already, for the page may be read over somebody's shoulder. Answers with what changed.
 */
export async function tellOwnDetails(
  context: Telling,
  employeeId: string,
  { values, offered: _, photo, ...said }: z.output<typeof ownDetailsInput>,
): Promise<string[]> {
  const before = await holdFacts(context, employeeId);
  const told = ownFacts.flatMap((fact) => (said[fact] ? [[fact, said[fact]]] : []));
  const after: EmployeeFacts = { ...before, ...(Object.fromEntries(told) as Partial<EmployeeFacts>) };
  // The name that people see follows the one they are called by, unless it was set apart.
  if (before.displayName === shownName({ ...before, displayName: null }))
    after.displayName = shownName({ ...after, displayName: null });
  const facts = ([...ownFacts, "displayName"] as const).filter((fact) => before[fact] !== after[fact]);
  if (facts.length > 0)
    await storeFacts(context, employeeId, Object.fromEntries(facts.map((fact) => [fact, after[fact]])));
  const fields = await storeOwnFields(context, employeeId, values);
  if (fields.length > 0 && facts.length === 0) await storeFacts(context, employeeId, {});
  if (facts.length + fields.length > 0)
    await announceFacts(context, employeeId, [...facts, ...fields], "tell-own-details");
  if (!photo || photo.size === 0) return [...facts, ...fields];
  await putPhoto(context, employeeId, photo);
  return [...facts, ...fields, "photo"];
}

async function storeOwnFields(
  context: Telling,
  employeeId: string,
  values: z.output<typeof ownDetailsInput>["values"],
): Promise<string[]> {
  const own = (await activeFields(context)).filter(({ editors }) => editors === "SELF");
  const typed = new Map(Object.entries(values).flatMap(([id, value]) => (value?.trim() ? [[id, value]] : [])));
  const held = await context.rows<{ id: string }>(
    sql`select field_id as id from {employee_field_value} where employee_id = ${employeeId} and superseded_at is null
      and value is not null`,
  );
  const said = new Set([...typed.keys(), ...held.map(({ id }) => id)]);
  const missing = own.find(({ id, kind, required }) => required && kind !== "PERSON" && !said.has(id));
  if (missing) throw fieldRefusal(missing, "value-required");
  return storeTyped(context, employeeId, new Map(own.map((field) => [field.id, field])), typed);
}
