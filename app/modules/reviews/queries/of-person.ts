import { managersAbove } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { readSettings } from "../domain/cycle-settings.ts";
import { standingOption } from "../data/reviewee-record.ts";
import { reviewPlaces } from "../review-places.ts";
import { instant, sql } from "#tenancy/sql.ts";

export type ReviewsOfPerson = {
  /** Whether there is anything here for the reader. */
  open: boolean;
  rows: { id: string; cycle: string; result: string | null; sharedAt: string | null; href: string }[];
};

const most = 5;

type Row = {
  id: string;
  cycleId: string;
  cycle: string;
  on: string;
  settings: unknown;
  option: string | null;
  sharedAt: string | null;
  managerId: string | null;
};

/** The latest reviews of somebody that the reader may open, for their profile: one's own once they are shared. */
export async function reviewsOfPerson(context: Context, employeeId: string): Promise<ReviewsOfPerson> {
  const rows = await context.rows<Row>(
    sql`select r.id, c.id as "cycleId", c.name as cycle, r.anchor_on::text as "on", c.settings,
        ${standingOption} as option, ${instant(sql`r.shared_at`)} as "sharedAt", r.manager_id as "managerId"
      from {review_reviewee} r join {review_cycle} c on c.id = r.cycle_id and c.state in ('IN_PROGRESS', 'PUBLISHED')
     where r.employee_id = ${employeeId} and r.removed_at is null order by r.anchor_on desc, r.id limit 20`,
  );
  const ability = await context.ability();
  const aboveIds = (await managersAbove(context, [employeeId])).get(employeeId) ?? [];
  const seen = rows.filter(
    ({ managerId, sharedAt }) =>
      ability.decide("view", {
        ...{ kind: "ReviewResult", employeeId, managerId, aboveIds, shared: sharedAt !== null },
      }).allowed,
  );
  const mine = employeeId === context.actor.employeeId;
  return {
    open: seen.length > 0,
    rows: seen.slice(0, most).map(({ id, cycleId, cycle, on, settings, option, sharedAt }) => {
      const { calibration, sharing } = readSettings(settings);
      const label = calibration.options.find((one) => one.id === option)?.label ?? null;
      return {
        ...{ id, cycle, sharedAt },
        result: mine && !sharing.result ? null : label,
        href: reviewPlaces.result(cycleId, employeeId, on),
      };
    }),
  };
}
