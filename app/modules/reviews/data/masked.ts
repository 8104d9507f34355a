import { sql, type Sql } from "#tenancy/sql.ts";

/** Where forms of reviewers who are not named are told apart: what one place tells of a form leads to it in no other. */
export type MaskedIn = "result" | "form" | "list" | "evidence";

/**
 * What a form of a reviewer who is not named is called to one reader in one place, and by what such forms are put in order:
 * it stays the same for that reader, and neither the form's id nor its time or nomination can be told from it. `form` and
 * `cycle` name the tables.
 */
export function maskOf(place: MaskedIn, reader: string, { form = "f", cycle = "c" } = {}): Sql {
  const [ofForm, ofCycle] = [sql.ref(`${form}.id`), sql.ref(`${cycle}.mask_secret`)];
  return sql`substr(encode(sha256(convert_to(concat_ws(' ', ${ofCycle}, ${place}::text, ${reader}::text, ${ofForm}), 'UTF8')),
    'hex'), 1, 32)::uuid`;
}
