import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { goalsSeen, fiscalYearStartMonth, creationRights, goalPeriods } from "#app/modules/goals/index.ts";
import { timeFrameOf, type TimeFrame, type ObjectiveLevel } from "#app/modules/goals/domain.ts";
import { templatesGivenTo } from "../data/template-run-record.ts";
import { sliceOfPage, pageInput, searchInput } from "#app/platform/http/paging.ts";
import { templatePageSize } from "../domain/goal-template.ts";
import { sql } from "#tenancy/sql.ts";

export const goalTemplateListInput = z.object({
  text: searchInput("Words looked for in titles."),
  archived: z.enum(["", "1"]).catch("").default("").describe("Whether it is out of use."),
  page: pageInput,
  add: z.string().optional().describe("Opens the form."),
});
export type GoalTemplateListInput = z.output<typeof goalTemplateListInput>;

/** `goals`: of how many people there is one; `percent`: how far they are on average, null where nobody has said. */
export type ListedGoalTemplate = {
  id: string;
  title: string;
  timeFrame: string;
  level: ObjectiveLevel;
  keyResults: number;
  goals: number;
  percent: number | null;
  archived: boolean;
};
export type GoalTemplateList = {
  rows: ListedGoalTemplate[];
  total: number;
  input: GoalTemplateListInput;
  periods: TimeFrame[];
  levels: ObjectiveLevel[];
  currency: string;
  currentFrame: string;
};

/** Templates of goals by title, each with what became of it, as far as the actor may see. */
export async function goalTemplateList(
  context: Context,
  input: GoalTemplateListInput,
  slice = sliceOfPage(input.page, templatePageSize),
): Promise<GoalTemplateList> {
  await authorize(context, "view", { kind: "GoalTemplate" });
  const seen = await goalsSeen(context);
  const rows = await context.rows<ListedGoalTemplate & { total: number }>(
    sql`with recursive ${seen.with}
     select t.id, t.title, t.time_frame as "timeFrame", t.level, jsonb_array_length(t.key_results) as "keyResults",
       t.archived_at is not null as archived,
            made.goals, made.percent, count(*) over ()::int as total
       from {goal_template} t
       cross join lateral (select count(*)::int as goals, avg(g.percent) as percent from {goal_from_template} f
         join ${seen.rows} g on g.id = f.goal_id
                            where f.template_id = t.id and f.part is null) made
      where (t.archived_at is not null) = ${input.archived === "1"} and position(lower(${input.text}) in lower(t.title)) > 0
      order by lower(t.title), t.time_frame, t.id limit ${slice.limit} offset ${slice.offset}`,
  );
  const { levels } = await creationRights(context);
  return {
    rows: rows.map(({ total: _, ...row }) => row),
    total: rows[0]?.total ?? 0,
    input,
    levels,
    periods: await goalPeriods(context),
    currency: context.actor.currency,
    currentFrame: timeFrameOf("QUARTER", context.today(), await fiscalYearStartMonth(context)).id,
  };
}

/** The goals given to a cohort's people: what stands there tells where they came from. */
export async function runsForCohort(context: Context, about: string, cohortId: string) {
  if (about !== "Cohort") return [];
  const open = (await context.ability()).anyOf("view", "GoalTemplate");
  const given = await templatesGivenTo(context, cohortId);
  const rows = await context.rows<{ id: string; title: string }>(
    sql`select id, title from {goal_template} where id = any(${given}::uuid[]) order by title, id limit 20`,
  );
  return open
    ? rows.map(({ id, title }) => ({
        label: "goal-template.use",
        params: { name: title },
        link: `/app/company/goal/templates/${id}`,
        rests: false,
        mayChange: true,
      }))
    : [];
}
