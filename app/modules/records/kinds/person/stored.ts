import { p } from "@mikro-orm/core";
import { z } from "zod";
import { peopleByIds, peopleNamed, requireKnownPeople } from "#app/modules/people/index.ts";
import { personShape } from "#app/platform/http/shapes.ts";
import { leftOut, refusalOf } from "../../fields/refusals.ts";
import type { StoredKind } from "../../fields/stored-kind.ts";
import type { PersonField } from "./field.ts";
import { sql } from "#tenancy/sql.ts";

const nobody = "platform.field-person";
const nameOf = (value: unknown) => (value as { name: string } | null)?.name;

export const person: StoredKind<PersonField> = {
  input: (field) => leftOut(field, z.guid({ error: refusalOf(field, nobody) })),
  examples: () => ["asha.rao@example.com", ""],
  answer: () => personShape,
  columns: (name) => ({ [name]: p.uuid() }),
  read: (column) =>
    sql`(select json_build_object('id', p.id, 'name', p.display_name, 'photo', p.photo_key) from {employee} p where p.id = ${column()})`,
  check: (context, name, sent) =>
    typeof sent === "string" ? requireKnownPeople(context, nobody, { [name]: [sent] }) : Promise.resolve(),
  tested: true,
  names: "ONE",
  async meant(context, said) {
    const asked = said.trim().toLowerCase();
    return (await peopleNamed(context, [asked])).get(asked) ?? { refused: nobody };
  },
  sheet: (header, value) => [{ kind: "TEXT", header, value: (row) => nameOf(value(row)) }],
  async recalls(context, told) {
    const known = await peopleByIds(
      context,
      told.filter((id) => typeof id === "string"),
    );
    return told.map((id) => (typeof id === "string" ? { id, name: known.get(id)?.name ?? "" } : null));
  },
};
