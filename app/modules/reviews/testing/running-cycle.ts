import { insertRows } from "#app/platform/context/insert-rows.ts";
import type { Company } from "#tests/support/world.ts";
import { settingsSchema } from "../domain/cycle-settings.ts";

export type RatedInTest = {
  employeeId: string;
  managerId: string | null;
  option?: string;
  row?: number;
  column?: number;
};

/** A cycle in progress with these people in it, each as their manager proposed; answers with its id and theirs in it. */
export async function runningCycle(
  company: Company,
  people: readonly RatedInTest[],
  {
    name = "Annual review 2026",
    settings = {},
    shared = false,
  }: { name?: string; settings?: object; shared?: boolean } = {},
): Promise<{ cycleId: string; revieweeOf: (employeeId: string) => string }> {
  const at = company.world.clock.now().toISOString();
  const { cycleId, ids } = await company.asProduct(async (context) => {
    const made = context.newId();
    const rows = people.map((person) => ({ ...person, id: crypto.randomUUID() }));
    await insertRows(
      context,
      "review_cycle",
      "id uuid, name text, state text, settings jsonb, period_starts_on date, period_ends_on date, step text, " +
        "created_by uuid, created_at timestamptz, launched_at timestamptz",
      [
        {
          id: made,
          name,
          state: "IN_PROGRESS",
          settings: settingsSchema.parse(settings),
          period_starts_on: "2026-01-01",
          period_ends_on: "2026-12-31",
          step: "SUMMARY",
          created_by: people[0]!.employeeId,
          created_at: at,
          launched_at: at,
        },
      ],
    );
    await insertRows(
      context,
      "review_reviewee",
      "id uuid, cycle_id uuid, employee_id uuid, manager_id uuid, anchor_on date, proposed_option text, " +
        "proposed_row int, proposed_column int, shared_at timestamptz, created_at timestamptz",
      rows.map(({ id, employeeId, managerId, option, row, column }) => ({
        id,
        cycle_id: made,
        employee_id: employeeId,
        manager_id: managerId,
        anchor_on: "2026-01-01",
        proposed_option: option ?? "option-3",
        proposed_row: row ?? 2,
        proposed_column: column ?? 2,
        shared_at: shared ? at : null,
        created_at: at,
      })),
    );
    return { cycleId: made, ids: new Map(rows.map(({ id, employeeId }) => [employeeId, id])) };
  });
  return { cycleId, revieweeOf: (employeeId) => ids.get(employeeId)! };
}
