import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { seededRandom } from "#app/platform/time/seeded-random.ts";
import { teamColours } from "../domain/teams.ts";
import type { PlannedPerson } from "./plan-people.ts";

/** A team for every department, led by the manager of whoever comes first there. */
export async function seedTeams(context: Context, people: readonly PlannedPerson[], seed: string): Promise<void> {
  const random = seededRandom(`teams:${seed}`);
  const now = context.clock.now().toISOString();
  const teams = [...Map.groupBy(people, (person) => person.department)].map(([name, members], index) => {
    const managerId = members[0]!.managerId ?? members[0]!.id;
    return {
      id: random.id(),
      name,
      color: teamColours[index % teamColours.length],
      managerId,
      memberIds: [...new Set([managerId, ...members.map((one) => one.id)])],
    };
  });
  await insertRows(
    context,
    "team",
    "id uuid, name text, display_name text, color text, created_at timestamptz",
    teams.map(({ id, name, color }) => ({ id, name, display_name: name, color, created_at: now })),
  );
  await insertRows(
    context,
    "team_member",
    "team_id uuid, employee_id uuid, user_role text",
    teams.flatMap(({ id, managerId, memberIds }) =>
      memberIds.map((employeeId) => ({
        team_id: id,
        employee_id: employeeId,
        user_role: employeeId === managerId ? "MANAGER" : "MEMBER",
      })),
    ),
  );
}
