import { holdsAdminAccess } from "#app/modules/access/index.ts";
import { isPresent } from "#app/modules/people/index.ts";
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
const forPeople: ReadonlySet<string> = new Set(["auth", "scope", "config", "not-found"]);

/** Who looks after connectors is told when one stops bringing anything: once when it begins, and of each run that waits for them. */
export const integrationNotices = hears<readonly Notice[]>()(integrationEvents, {
  "integrations.run-failed": tell(isFailing, "failing"),
  "integrations.run-ended": tell(isHeld, "held"),
});

type Standing = { name: string; failures: number; lastError: string | null; reason: string; state: string };

function tell(isTold: (standing: Standing) => boolean, kind: string) {
  return (context: Context, { payload: { installationId } }: Heard<{ installationId: string }>) =>
    tellAdmins(context, installationId, (standing) => (isTold(standing) ? kind : null));
}

async function tellAdmins(context: Context, installationId: string, kindOf: (standing: Standing) => string | null) {
  const [standing] = await context.rows<Standing>(
    sql`select i.name, i.failures, i.last_error as "lastError", r.reason, r.state
      from {connector_installation} i
      join lateral (select reason, state from {connector_run} where installation_id = i.id
        order by started_at desc, id desc limit 1) r on true
      where i.id = ${installationId} and i.status = 'ACTIVE'`,
  );
  const kind = standing && kindOf(standing);
  if (!kind) return [];
  const link = integrationPlaces.installation(installationId);
  const params = { name: standing.name };
  return (await platformAdmins(context)).map((recipientId) => ({
    ...{ recipientId, room: "integrations", kind, params, link },
  }));
}

/** Whoever started a run by hand looks at it. */
const isWatched = ({ reason }: Standing) => reason === "MANUAL" || reason === "TRIAL";

function isHeld(standing: Standing): boolean {
  return !isWatched(standing) && standing.state === "HELD" && standing.failures === 1;
}

function isFailing(standing: Standing): boolean {
  const { failures, lastError, state } = standing;
  if (isWatched(standing) || state !== "FAILED") return false;
  return failures === (forPeople.has(lastError ?? "") ? 1 : patience);
}

async function platformAdmins(context: Context): Promise<string[]> {
  const found = await context.rows<{ id: string }>(
    sql`select e.id from {employee} e
      where ${holdsAdminAccess(["PLATFORM_ADMIN"])} and ${isPresent(sql`e.id`, context.today())}`,
  );
  return found.map(({ id }) => id);
}
