import type { Context } from "#app/platform/context/context.ts";
import type { TeamScope } from "../engagement-places.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** What is done about a result. */
export type Focus = {
  id: string;
  questionId: string;
  plan: string;
  dueOn: string | null;
  outcome: string;
  state: "PLANNED" | "DONE" | "DROPPED";
  by: string | null;
  version: number;
};

const rows = (context: Context, surveyId: string, which: Sql) =>
  context.rows<Focus>(
    sql`select f.id, f.question_id as "questionId", f.plan, f.due_on::text as "dueOn", f.outcome, f.state,
        e.display_name as by, f.version
      from {survey_focus} f left join {employee} e on e.id = f.created_by
      where f.survey_id = ${surveyId} and f.deleted_at is null and ${which}
      order by f.state <> 'PLANNED', f.due_on nulls last, f.id limit 100`,
  );

/** Plans of the company, or those of the actor for their own people. */
export const focusesOf = (context: Context, surveyId: string, scope: TeamScope | "company") =>
  rows(context, surveyId, scope === "company" ? sql`f.lead_id is null` : sql`f.lead_id = ${context.actor.employeeId}`);

/** What everybody who was asked is told: what the company does and did. */
export const sharedFocuses = (context: Context, surveyId: string) =>
  rows(context, surveyId, sql`f.lead_id is null and f.state <> 'DROPPED'`);
