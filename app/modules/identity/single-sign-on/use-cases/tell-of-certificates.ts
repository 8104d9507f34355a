import type { Context } from "#app/platform/context/context.ts";
import { writeDown } from "../../use-cases/write-down.ts";
import { sql } from "#tenancy/sql.ts";

/** So many days before a certificate of the provider ends, admins are told. */
export const certificateSteps = [30, 7, 1] as const;

/** What stands for the step at which a certificate has ended. */
const ended = 0;

/**
 * Once a step and certificate; of several steps that have passed, the last alone. Of one that has ended only where no other is
 * known that has not: then nobody forgot to bring the next.
 */
export async function tellOfCertificates(context: Context): Promise<void> {
  const now = context.clock.now();
  const at = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);
  for (const days of [...certificateSteps].reverse()) {
    const ending = await context.rows<{ fingerprint: string }>(
      sql`update {sso_certificate} set told_days = ${days}
        where ends_at <= ${at(days)} and ends_at > ${now} and (told_days is null or told_days > ${days})
        returning fingerprint`,
    );
    for (const { fingerprint } of ending) await tell(context, fingerprint, days);
  }
  const over = await context.rows<{ fingerprint: string }>(
    sql`update {sso_certificate} set told_days = ${ended}
      where ends_at <= ${now} and (told_days is null or told_days > ${ended})
        and not exists (select from {sso_certificate} other where other.ends_at > ${now})
      returning fingerprint`,
  );
  for (const { fingerprint } of over) await tell(context, fingerprint, ended);
}

function tell(context: Context, fingerprint: string, days: number): Promise<unknown> {
  return writeDown(
    context,
    "identity.sso-certificate-ending",
    { fingerprint },
    { action: "sso-certificate-ending", subject: "Company", id: context.tenant.id, detail: { days } },
  );
}
