import type { RequestScope } from "#app/platform/http/request-scope.ts";
import type { Language } from "#app/platform/i18n/languages.ts";
import { sql } from "#tenancy/sql.ts";
import { writeDown } from "./write-down.ts";

/**
 * Who is signed in is written to in this language from now on. Nothing is kept of who looks through the eyes of somebody
 * else, or has no access to the company any more: their browser alone changes.
 */
export async function chooseLanguage(
  scope: Pick<RequestScope, "session" | "stillIn" | "open">,
  language: Language,
): Promise<void> {
  const { session } = scope;
  if (!session?.employeeId || session.viewingEmployeeId || session.supportUntil || !(await scope.stillIn())) return;
  const context = await scope.open();
  const { employeeId } = context.actor;
  const changed = await context.rows(
    sql`update {employee} set language = ${language}, updated_at = ${context.clock.now()}, version = version + 1
      where id = ${employeeId} and language is distinct from ${language} returning id`,
  );
  if (changed.length === 0) return;
  await writeDown(
    context,
    "identity.language-chosen",
    { employeeId },
    { action: "choose-language", subject: "Employee", id: employeeId, detail: { language } },
  );
}
