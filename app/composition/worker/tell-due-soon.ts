import { daysOffAmong } from "#app/modules/people/index.ts";
import { notifyEach, untoldDues } from "#app/modules/notifications/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { DaysAhead } from "#app/platform/contributions/room-time.ts";
import { localDate } from "#app/platform/time/clock.ts";
import { addDays } from "#app/platform/time/days.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import type { Application } from "../application.ts";
import { asProduct } from "../create-company.ts";
import { roomServers } from "../rooms.server.ts";
import { goesByMail } from "./kinds-of-notices.ts";
import { sql } from "#tenancy/sql.ts";

/** So many working days before its day something is called to mind. */
const workingDaysBefore = 2;
/** However long a company is closed, nothing is called to mind earlier. */
const mostDaysBefore = 10;

/**
 * Calls to people's minds what they owe within two working days, once for each day that it is due on. Rooms whose own
 * schedules remind, such as reviews, surveys and pay cycles, say nothing here. A room's fault holds up no other room.
 */
export async function tellDueSoon(
  application: Application,
  tenant: Tenant,
  failed: (error: Error, room: string) => void,
): Promise<void> {
  for (const { name, dueSoon } of roomServers)
    if (dueSoon)
      await asProduct(application, tenant, async (context) => {
        const due = await untoldDues(context, name, await dueSoon(context, await daysAhead(context)));
        await notifyEach(context, { actorId: null, recordedAt: context.clock.now() }, due, goesByMail);
      }).catch((error: Error) => failed(error, name));
}

/** From the company's own day to the second day on which it works. */
async function daysAhead(context: Context): Promise<DaysAhead> {
  const company = await firstRow<{ timeZone: string }>(
    context,
    sql`select time_zone as "timeZone" from {organization}`,
  );
  const from = localDate(context.clock.now(), company?.timeZone ?? "UTC");
  const coming = Array.from({ length: mostDaysBefore }, (_, index) => addDays(from, index + 1));
  const { isOff } = await daysOffAmong(context, coming);
  const worked = coming.filter((day) => !isOff(day));
  return { from, until: worked[workingDaysBefore - 1] ?? coming.at(-1)! };
}
