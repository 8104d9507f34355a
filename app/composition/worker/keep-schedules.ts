import { workFor } from "#tenancy/company-at-work.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import type { Application } from "../application.ts";
import { asProduct } from "../create-company.ts";
import { roomServers } from "../rooms.server.ts";
import { keepNumbers } from "../sql-access.ts";
import { forgetDeletedIn, forgetEditionsIn } from "./forget-deleted.ts";
import { countThings } from "./figures.ts";
import { tellDueSoon } from "./tell-due-soon.ts";
import { tellTeamWeeks } from "./tell-team-weeks.ts";
import { sendNoticeMails } from "./send-notice-mails.ts";

/** Does what has fallen due in one company, a transaction a room: what fails in one is told and holds up no other. */
export function keepSchedules(application: Application, tenant: Tenant): Promise<void> {
  return workFor(tenant, () => doWhatIsDue(application, tenant));
}

async function doWhatIsDue(application: Application, tenant: Tenant): Promise<void> {
  const failed = ({ message }: Error, room: string) =>
    application.logger.error({ err: { message }, room }, "scheduled work failed");
  for (const { name, scheduled } of roomServers)
    if (scheduled) await asProduct(application, tenant, scheduled).catch((error: Error) => failed(error, name));
  await keepNumbers(application, tenant).catch((error: Error) => failed(error, "numbers read by SQL"));
  await tellTeamWeeks(application, tenant).catch((error: Error) => failed(error, "weeks of teams"));
  await tellDueSoon(application, tenant, failed).catch((error: Error) => failed(error, "what is due soon"));
  // What a process that ended left unsent.
  await sendNoticeMails(application, tenant).catch((error: Error) => failed(error, "mails of notices"));
  await forgetDeletedIn(application, tenant, failed).catch((error: Error) => failed(error, "soft deletion"));
  await countThings(application, tenant).catch((error: Error) => failed(error, "figures"));
  await forgetEditionsIn(application, tenant).catch((error: Error) => failed(error, "editions of access"));
}
