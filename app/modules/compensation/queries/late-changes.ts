import { peopleByIds } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { CycleRecord } from "../data/cycle-record.ts";
import { readMembers, type MemberRecord } from "../data/member-record.ts";
import { chainOf } from "../domain/cycle-state.ts";
import { lateChanges, type LateChange } from "../domain/late-changes.ts";
import { managersNow } from "./plan-launch.ts";
import { sql } from "#tenancy/sql.ts";

export type LateLine = { member: MemberRecord; change: LateChange };

/** Lines of a cycle under way whose people moved or left since, whoever asks; `hold` keeps them until the transaction ends. */
export async function lateLines(context: Context, cycle: CycleRecord, hold = false): Promise<LateLine[]> {
  const members = await readMembers(
    context,
    sql`m.cycle_id = ${cycle.id}`,
    hold ? sql`order by m.id for update of m` : sql`order by lower(e.display_name), m.id`,
  );
  const managers = await managersNow(context, cycle);
  const { publisherId, settings } = cycle;
  const found = lateChanges(
    members.map((member) => {
      const above = managers.get(member.employeeId);
      return {
        id: member.id,
        standing: member,
        chain: member,
        assigned: member.assigned,
        now: above ? chainOf(above, settings.approvers, publisherId) : null,
        withPublisher: chainOf(above ?? [], settings.approvers, "").approverIds,
      };
    }),
  );
  const byId = new Map(members.map((member) => [member.id, member]));
  return found.map((change) => ({ member: byId.get(change.id)!, change }));
}

/** What the cycle's policy would do about each: names alone, nobody's pay. */
export type LateChangeShown = { id: string; name: string; kind: "MOVED" | "LEFT"; from: string; to: string };

export async function lateChangesShown(context: Context, cycle: CycleRecord): Promise<LateChangeShown[]> {
  const lines = await lateLines(context, cycle);
  const named = await peopleByIds(
    context,
    lines.flatMap(({ member, change }) => [
      member.employeeId,
      member.proposerId ?? member.publisherId,
      ...(change.to ? [change.to.proposerId ?? change.to.publisherId] : []),
    ]),
  );
  const nameOf = (id: string) => named.get(id)?.name ?? "";
  return lines.map(({ member, change: { id, kind, to } }) => ({
    id,
    kind,
    name: nameOf(member.employeeId),
    from: nameOf(member.proposerId ?? member.publisherId),
    to: to ? nameOf(to.proposerId ?? to.publisherId) : "",
  }));
}
