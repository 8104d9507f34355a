import { p } from "@mikro-orm/core";
import { z } from "zod";
import { peopleByIds, peopleNamed, requireKnownPeople } from "#app/modules/people/index.ts";
import { listSent } from "#app/platform/http/sent-values.ts";
import { personShape } from "#app/platform/http/shapes.ts";
import { neededOf } from "../../fields/refusals.ts";
import { severalSaid } from "../../fields/several-said.ts";
import type { StoredKind } from "../../fields/stored-kind.ts";
import type { NamedPerson } from "../person/field.ts";
import type { PeopleField } from "./field.ts";
import { sql } from "#tenancy/sql.ts";

const nobody = "platform.field-person";
/** More are a group, which an audience names. */
const most = 100;

export const people: StoredKind<PeopleField> = {
  input(field) {
    const ids = z.array(z.guid({ error: nobody })).max(most, { error: "platform.field-too-many" });
    const some = field.required ? ids.min(1, { error: neededOf(field) }) : ids;
    return z.preprocess((sent) => [...new Set(listSent(sent ?? undefined))], some);
  },
  examples: () => ["asha.rao@example.com; ravi.kumar@example.com", ""],
  answer: () => z.array(personShape),
  neverNull: true,
  columns: (name) => ({ [name]: p.array().columnType("uuid[]") }),
  read: (column) =>
    sql`(select coalesce(json_agg(json_build_object('id', p.id, 'name', p.display_name, 'photo', p.photo_key)
      order by p.display_name, p.id), '[]'::json) from {employee} p where p.id = any(${column()}))`,
  tested: true,
  names: "MANY",
  check: (context, name, sent) => requireKnownPeople(context, nobody, { [name]: (sent as string[] | undefined) ?? [] }),
  async meant(context, said) {
    const asked = severalSaid(said).map((one) => one.toLowerCase());
    const known = await peopleNamed(context, asked);
    const ids = asked.flatMap((one) => known.get(one) ?? []);
    return ids.length === asked.length ? ids : { refused: nobody };
  },
  keep: (name, sent) => ({ [name]: sent ?? [] }),
  sheet: (header, value) => [{ kind: "TEXT", header, value: (row) => namesOf(value(row)) }],
  async recalls(context, told) {
    const known = await peopleByIds(context, told.flatMap(idsOf));
    return told.map((one) => idsOf(one).map((id) => ({ id, name: known.get(id)?.name ?? "" })));
  },
};

const idsOf = (told: unknown): string[] => (Array.isArray(told) ? (told as string[]) : []);

const namesOf = (value: unknown) => ((value as NamedPerson[] | null) ?? []).map(({ name }) => name).join("; ");
