import { adminsOfKinds } from "#app/modules/access/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { noticeKinds } from "#app/platform/contributions/notice-kind.ts";
import type { Notice } from "#app/platform/contributions/room-time.ts";
import { hears, type Heard } from "#app/platform/events/hears.ts";
import { integrationEvents } from "./events.ts";
import { integrationPlaces } from "./integration-addresses.ts";
import { sql } from "#tenancy/sql.ts";

const act = "mails.act";

export const integrationNoticeKinds = noticeKinds({
  mail: { failing: { text: "mails.failing", act }, held: { text: "mails.held", act } },
  samples: { name: { is: "Cairn HR" } },
});

/** Faults that pass by themselves are told only once they came so often in a row. */
const patience = 3;
/** What nobody but a person puts right is told at once. */
const forPeople = ["auth", "scope", "config", "not-found"] as const;
const mostTold = 100;

/** Who looks after connectors is told, once, when one stops bringing anything or waits for them, until it works again. */
export const integrationNotices = hears<readonly Notice[]>()(integrationEvents, {
  "integrations.run-failed": (context, event) => tell(context, event, "failing"),
  "integrations.run-ended": (context, event) => tell(context, event, "held"),
});

type Standing = {
  name: string;
  /** Of the newest run, which nobody watched. */
  state: string;
  code: string | null;
  /** How many of such runs since the last good one failed, failed for what only a person puts right, or were held. */
  failed: number;
  hopeless: number;
  held: number;
};

async function tell(
  context: Context,
  { payload: { installationId } }: Heard<{ installationId: string }>,
  kind: "failing" | "held",
): Promise<readonly Notice[]> {
  const standing = await standingOf(context, installationId);
  if (!standing || !(kind === "held" ? isHeld(standing) : isFailing(standing))) return [];
  const link = integrationPlaces.installation(installationId);
  const params = { name: standing.name };
  const admins = await adminsOfKinds(context, ["PLATFORM_ADMIN"], mostTold);
  return admins.map(({ id: recipientId }) => ({ recipientId, room: "integrations", kind, params, link }));
}

/** Null where the newest run was begun by hand: whoever did looks at it. */
async function standingOf(context: Context, installationId: string): Promise<Standing | null> {
  const [found] = await context.rows<Standing & { isWatched: boolean }>(
    sql`with unwatched as (select r.state, r.error_code as code from {connector_run} r
          join {connector_installation} i on i.id = r.installation_id
          where r.installation_id = ${installationId} and r.reason not in ('MANUAL', 'TRIAL')
            and r.error_code not in ('cancelled', 'interrupted')
            and r.started_at > coalesce(i.last_good_at, '-infinity'))
      select i.name, r.state, r.error_code as code, r.reason in ('MANUAL', 'TRIAL') as "isWatched",
        (select count(*)::int from unwatched where state = 'FAILED') as failed,
        (select count(*)::int from unwatched where state = 'FAILED' and code = any(${[...forPeople]}::text[])) as hopeless,
        (select count(*)::int from unwatched where state = 'HELD') as held
      from {connector_installation} i
      join lateral (select reason, state, error_code from {connector_run} where installation_id = i.id
        order by started_at desc, id desc limit 1) r on true
      where i.id = ${installationId} and i.status = 'ACTIVE'`,
  );
  return found && !found.isWatched ? found : null;
}

const isHeld = ({ state, held }: Standing) => state === "HELD" && held === 1;

function isFailing({ state, code, failed, hopeless }: Standing): boolean {
  if (state !== "FAILED") return false;
  return forPeople.some((one) => one === code) ? hopeless === 1 : failed === patience && hopeless === 0;
}
