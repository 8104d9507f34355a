import type { FactColumns } from "#app/platform/ability/to-sql.ts";
import type { Scalar } from "#app/platform/ability/conditions.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { TeamSubject } from "../policy.ts";

const visibility = "(case when t.team_type = 'PERSONAL' then 'PRIVATE' else t.visibility end)";

/** Where the facts of a team `{team} t` lie. */
export const teamColumns: FactColumns = {
  id: "t.id::text",
  visibility,
  memberIds: (values) => heldBy("", values),
  managerIds: (values) => heldBy("and m.user_role = 'MANAGER'", values),
};

function heldBy(role: string, values: readonly Scalar[]) {
  return {
    text: `t.id in (select m.team_id from {team_member} m where m.employee_id in (${values.map(() => "?::uuid").join(", ")}) ${role})`,
    values,
  };
}

/** What rules ask about a team; not found where there is none. */
export async function requireTeamSubject(context: Context, teamId: string): Promise<TeamSubject> {
  const [row] = await context.rows<Omit<TeamSubject, "kind">>(
    `select t.id, ${visibility} as visibility,
            array(select m.employee_id::text from {team_member} m where m.team_id = t.id) as "memberIds",
            array(select m.employee_id::text from {team_member} m where m.team_id = t.id and m.user_role = 'MANAGER') as "managerIds"
       from {team} t where t.id = ?`,
    [teamId],
  );
  if (!row) throw notFound("The team");
  return { kind: "Team", ...row };
}
