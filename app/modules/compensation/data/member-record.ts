import { peopleInside, unitsAroundEach } from "#app/modules/people/index.ts";
import { rulesToSql, type FactColumns } from "#app/platform/ability/to-sql.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { CycleState, Turn } from "../domain/cycle-state.ts";
import type { GuidelineMark } from "../domain/recommend.ts";
import { vaultOf, type MemberFacts, type Proposal, type Vault } from "./sealed.ts";
import { anyOf, sql, type Sql } from "#tenancy/sql.ts";

/** Somebody in a cycle, with what is sealed of them opened. */
export type MemberRecord = {
  id: string;
  cycleId: string;
  employeeId: string;
  nodeId: string;
  proposerId: string | null;
  approverIds: string[];
  publisherId: string;
  turn: Turn;
  level: number;
  turnId: string | null;
  rating: string | null;
  facts: MemberFacts;
  proposal: Proposal | null;
  mark: GuidelineMark;
  sentBack: boolean;
  /** Somebody was put in a stakeholder's place: the organization no longer says who plans. */
  assigned: boolean;
  version: number;
};

type Row = Omit<MemberRecord, "facts" | "proposal"> & { facts: string; proposal: string | null };

const columns = sql`m.id, m.cycle_id as "cycleId", m.employee_id as "employeeId", m.node_id as "nodeId",
  m.proposer_id as "proposerId", m.approver_ids::text[] as "approverIds", m.publisher_id as "publisherId", m.turn,
  m.level, m.turn_id as "turnId", m.rating, m.facts, m.proposal, m.mark, m.sent_back as "sentBack", m.assigned,
  m.version`;

/** Members by a condition on `{compensation_member} m`, whoever asks. Those who are left out are none. */
export async function readMembers(
  context: Context,
  where: Sql,
  rest: Sql = sql`order by m.id`,
): Promise<MemberRecord[]> {
  const rows = await context.rows<Row>(
    sql`select ${columns} from {compensation_member} m join {employee} e on e.id = m.employee_id
      where m.excluded is null and ${where} ${rest}`,
  );
  // A company without anybody's pay gets no key for it.
  if (rows.length === 0) return [];
  const vault = await vaultOf(context);
  return rows.map((row) => opened(vault, row));
}

function opened(vault: Vault, { facts, proposal, ...row }: Row): MemberRecord {
  return {
    ...row,
    facts: vault.open("compensation_member.facts", row.id, facts),
    proposal: proposal === null ? null : vault.open("compensation_member.proposal", row.id, proposal),
  };
}

/** What rules may test of a plan. */
export function planFacts(member: MemberRecord, cycleState: CycleState, orgUnitIds: readonly string[] = []) {
  return {
    kind: "CompensationPlan" as const,
    employeeId: member.employeeId,
    stakeholderIds: stakeholdersOf(member),
    turnId: member.turnId,
    cycleState,
    orgUnitIds,
  };
}

/** The org units of members, where the actor's rights ask for them: of a part of the company's administrators alone. */
export async function unitsOfMembers(
  context: Context,
  members: readonly Pick<MemberRecord, "employeeId">[],
): Promise<(employeeId: string) => readonly string[]> {
  const scoped = context.actor.scopedAccesses?.some(({ kind }) => kind === "COMPENSATION_ADMIN") ?? false;
  return unitsAroundEach(context, scoped ? members.map(({ employeeId }) => employeeId) : []);
}

export function stakeholdersOf({ proposerId, approverIds, publisherId }: MemberRecord): string[] {
  return [...new Set([...(proposerId ? [proposerId] : []), ...approverIds, publisherId])];
}

/** Where the facts of a plan live, on `{compensation_member} m` and `{compensation_cycle} c`. */
function planColumns(today: string): FactColumns {
  return {
    employeeId: sql`m.employee_id`,
    turnId: sql`m.turn_id`,
    cycleState: sql`c.state`,
    stakeholderIds: (ids) =>
      anyOf(
        ids.map(
          (id) => sql`(m.proposer_id is not distinct from ${id}::uuid or m.publisher_id = ${id}::uuid
            or ${id}::uuid = any(m.approver_ids))`,
        ),
      ),
    orgUnitIds: (units) => sql`m.employee_id in ${peopleInside(units, today)}`,
  };
}

/** True for the rows of `m` and `c` whose plan the actor may see. */
export async function seesPlan(context: Context): Promise<Sql> {
  return rulesToSql(await context.ability(), "view", "CompensationPlan", planColumns(context.today()));
}
