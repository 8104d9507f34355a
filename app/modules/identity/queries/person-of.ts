import { isLanguage, type Language } from "#app/platform/i18n/languages.ts";
import type { Database } from "#tenancy/database.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { sql } from "#tenancy/sql.ts";

export type Person = {
  firstName: string;
  displayName: string;
  lastName: string;
  email: string;
  language: Language | null;
};

type PersonRow = { first_name: string; last_name: string; display_name: string; email: string; language: string };

/** An employee by id, as a mail or the door addresses them. */
export async function personOf(database: Database, place: { tenant: Tenant; employeeId: string }): Promise<Person> {
  const [row] = await inUnitOfWork(database, place.tenant, { readOnly: true }, (unit) =>
    unit.rows<PersonRow>(
      sql`select coalesce(e.preferred_first_name, e.first_name) as first_name, e.last_name, e.display_name,
              e.work_email::text as email, coalesce(e.language, o.language) as language
         from {employee} e cross join {organization} o where e.id = ${place.employeeId}`,
    ),
  );
  if (!row) throw new Error("A membership names an employee this company does not have.");
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    displayName: row.display_name,
    email: row.email,
    language: isLanguage(row.language) ? row.language : null,
  };
}
