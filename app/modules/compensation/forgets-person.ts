import { deletes, keeps, type RoomForgetsPerson } from "#app/platform/contributions/forgets-person.ts";
import { sql } from "#tenancy/sql.ts";

/** Pay of theirs goes with every round it stood in; what they proposed and decided for others stays. */
export const compensationForgetsPerson: RoomForgetsPerson = {
  steps: [
    ...deletes("compensation_letter", "employee_id"),
    ...deletes("compensation_what_if_line", "employee_id", { by: [["member_id", "compensation_member"]] }),
    ...deletes("compensation_entry", "employee_id", { by: [["member_id", "compensation_member"]] }),
    ...deletes("compensation_member", "employee_id"),
    ...deletes("compensation_pay", "employee_id"),
    ...keeps("others", "compensation_member", ["proposer_id", "publisher_id", "turn_id"]),
    ...keeps("others", "compensation_member", "approver_ids", { isList: true }),
    ...keeps("others", "compensation_entry", "made_by"),
    ...keeps("others", "compensation_pay", "recorded_by"),
    ...keeps("work", "compensation_band", "created_by"),
    ...keeps("work", "compensation_cycle", ["publisher_id", "created_by"]),
    ...keeps("work", "compensation_import", "created_by"),
    ...keeps("work", "compensation_what_if", "owner_id"),
  ],
  // Budgets of a round that goes on are spent on whoever stands in it.
  objects: async (context, employeeId) =>
    (
      await context.rows(
        sql`select from {compensation_member} m join {compensation_cycle} c on c.id = m.cycle_id
          where m.employee_id = ${employeeId} and m.excluded is null
            and c.state in ('ACTIVE', 'IN_REVIEW') limit 1`,
      )
    ).length > 0
      ? ["compensation.in-open-cycle"]
      : [],
};
