import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { consentHours } from "../domain/support.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const grantSupportConsentInput = z.object({
  hours: z.coerce.number().refine((hours) => (consentHours as readonly number[]).includes(hours), "required"),
  reason: textInput({ most: 500, missing: "required", tooLong: "too-long" }),
});

/** Lets support look through the eyes of whoever consents, for so many hours; a newer consent takes the place of the older. */
export async function grantSupportConsent(
  context: Context,
  { hours, reason }: z.output<typeof grantSupportConsentInput>,
): Promise<void> {
  await authorize(context, "edit", { kind: "SupportConsent" });
  const [id, now] = [context.newId(), context.clock.now()];
  await context.rows(sql`update {support_consent} set ended_at = ${now} where ended_at is null`);
  await context.rows(
    sql`insert into {support_consent} (id, granted_by, reason, granted_at, expires_at)
      values (${id}, ${context.actor.employeeId}, ${reason}, ${now}, ${new Date(now.getTime() + hours * 3_600_000)})`,
  );
  await writeDown(
    context,
    "identity.support-consented",
    { consentId: id, hours },
    { action: "grant-support-consent", subject: "SupportConsent", id, detail: { hours } },
  );
}

export const endSupportConsentInput = z.object({});

/** Support is out with its next request. */
export async function endSupportConsent(context: Context): Promise<void> {
  await authorize(context, "edit", { kind: "SupportConsent" });
  const ended = await context.rows<{ id: string }>(
    sql`update {support_consent} set ended_at = ${context.clock.now()} where ended_at is null
      and expires_at > ${context.clock.now()} returning id`,
  );
  if (!ended[0]) throw notFound("The consent");
  await writeDown(
    context,
    "identity.support-consent-ended",
    { consentId: ended[0].id },
    { action: "end-support-consent", subject: "SupportConsent", id: ended[0].id },
  );
}
