import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { languageCookie } from "#app/platform/http/language-cookie.ts";
import { languages, type Language } from "#app/platform/i18n/languages.ts";
import { isTimeZone } from "#app/platform/time/local-time.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const completeProfileInput = z.object({
  preferredFirstName: textInput({ most: 100, tooLong: "too-long" }).default(""),
  language: z.enum(languages),
  timeZone: z.string().refine(isTimeZone, "unknown-time-zone"),
});

/** One's own words to be called by, language and time zone. The name people see follows unless it was set apart. */
export async function completeProfile(
  context: Context,
  input: z.output<typeof completeProfileInput>,
  scope: Pick<RequestScope, "setCookie">,
): Promise<void> {
  const { preferredFirstName, language, timeZone } = input;
  await context.rows(
    sql`update {employee} set
        display_name = case when display_name in (trim(first_name || ' ' || last_name),
          trim(preferred_first_name || ' ' || last_name))
                            then trim(coalesce(nullif(${preferredFirstName}, ''), first_name) || ' ' || last_name)
                              else display_name end,
        preferred_first_name = nullif(${preferredFirstName}, ''), language = ${language}, time_zone = ${timeZone},
          sign_up_pending = false,
        updated_at = ${context.clock.now()}, version = version + 1
      where id = ${context.actor.employeeId}`,
  );
  await writeDown(
    context,
    "identity.profile-completed",
    { employeeId: context.actor.employeeId },
    { action: "complete-profile", subject: "Employee", id: context.actor.employeeId, detail: { language, timeZone } },
  );
  scope.setCookie(languageCookie(language));
}

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
