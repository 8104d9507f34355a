import type { Company } from "#tests/support/world.ts";
import { goalRecordColumns, type GoalRecord } from "../data/goal-record.ts";
import { progressGoalOf, rolledGoalColumns, type RolledGoal } from "../data/progress-path.ts";
import type { ProgressGoal } from "../domain/progress.ts";
import { createKeyResult, createKeyResultInput } from "../use-cases/create-key-result.ts";
import { createObjective, createObjectiveInput, type CreateObjectiveInput } from "../use-cases/create-objective.ts";
import type { KeyResultInput } from "../use-cases/goal-input.ts";
import { sql } from "#tenancy/sql.ts";

export type AskedObjective = Partial<Omit<CreateObjectiveInput, "keyResults">> & {
  title: string;
  keyResults?: (Partial<KeyResultInput> & { title: string })[];
};

/** Adds goals to a company of the test world, by the same use-cases people use. */
export class GoalWorld {
  readonly company: Company;

  constructor(company: Company) {
    this.company = company;
  }

  /** An objective of this person in the present quarter, individual unless told otherwise. */
  objective(by: string, asked: AskedObjective): Promise<{ goalId: string; keyResultIds: string[] }> {
    const input = createObjectiveInput.parse({ timeFrame: "2026-Q3", level: "INDIVIDUAL", ...asked });
    return this.company.as(by, (context) => createObjective(context, input));
  }

  keyResult(by: string, parentId: string, title: string): Promise<{ goalId: string }> {
    return this.company.as(by, (context) => createKeyResult(context, createKeyResultInput.parse({ parentId, title })));
  }

  /** As stored, whoever may see it. */
  async stored(goalId: string): Promise<GoalRecord> {
    const [goal] = await this.company.asProduct((context) =>
      context.rows<GoalRecord>(sql`select ${goalRecordColumns} from {goal} g where g.id = ${goalId}`),
    );
    if (!goal) throw new Error(`No goal ${goalId}`);
    return goal;
  }

  /** Every goal that stands, as progress sees it. */
  async forest(): Promise<ProgressGoal[]> {
    const goals = await this.company.asProduct((context) =>
      context.rows<RolledGoal>(sql`select ${rolledGoalColumns} from {goal} g where g.deleted_at is null`),
    );
    return goals.map(progressGoalOf);
  }
}

/** Waits for a refusal and answers with what it says. */
export async function refusalOf(
  work: Promise<unknown>,
): Promise<{ code: string; status: number; message: string; rule: unknown; fields: unknown; params: unknown }> {
  const error = (await work.then(
    () => null,
    (reason: unknown) => reason,
  )) as null | {
    code: string;
    status: number;
    message: string;
    details?: { params?: { rule?: string }; fields?: unknown };
  };
  if (!error?.details) throw new Error(`Expected a refusal, got ${error === null ? "none" : String(error)}`);
  const { code, status, message, details } = error;
  return { code, status, message, rule: details.params?.rule, fields: details.fields, params: details.params };
}
