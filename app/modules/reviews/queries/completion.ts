import { z } from "zod";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sliceOfPage, type Slice, pageInput, searchInput } from "#app/platform/http/paging.ts";
import { requireScope, scopeSql } from "../data/scope-sql.ts";
import { maskOf } from "../data/masked.ts";
import { formStates, type FormState } from "../domain/form-state.ts";
import { providers, type Provider } from "../domain/providers.ts";
import type { Scope } from "../review-places.ts";
import { allOf, containing, sql, type Sql } from "#tenancy/sql.ts";

export const completionFilters = z.object({
  cycle: optionalInput(z.guid()).catch(undefined).describe("The cycle."),
  text: searchInput("A part of a name."),
  provider: optionalInput(z.enum(providers)).catch(undefined).describe("Only forms of this kind."),
  status: optionalInput(z.enum(formStates)).catch(undefined).describe("Only forms in this state."),
  page: pageInput,
});
export type CompletionFilters = z.output<typeof completionFilters>;

type Person = { id: string; name: string; photo: string | null };
export type OpenForm = {
  id: string;
  employee: Person;
  /** Null where the reviewer is not named to the actor. */
  reviewer: Person | null;
  /** Somebody outside the company who was asked, by name. */
  outside: string | null;
  place: number;
  provider: Provider;
  /** Null where the reviewer is not named and too few have answered yet: who watches it change would know who they are. */
  status: FormState | null;
  dueOn: string;
  overdue: boolean;
  remindedAt: string | null;
};
/** What was submitted and started is null while it would tell who of a few people answered when. */
export type StageCount = {
  provider: Provider;
  forms: number;
  submitted: number | null;
  started: number | null;
  overdue: number;
};
export type UnitCount = { unit: string | null; forms: number; submitted: number };

export type Completion = { rows: OpenForm[]; total: number; stages: StageCount[]; units: UnitCount[] };

const person = (alias: string) => {
  const e = sql.ref(alias);
  return sql`jsonb_build_object('id', ${e}.id, 'name', ${e}.display_name, 'photo', ${e}.photo_key)`;
};

/** How far the forms of a cycle are: by stage, by unit, and one by one; three statements whatever there is. */
export async function completionOf(
  context: Context,
  scope: Scope,
  { text, provider, status, page, ...filters }: CompletionFilters,
  { limit, offset }: Slice = sliceOfPage(page, 25),
): Promise<Completion> {
  await requireScope(context, scope);
  const within = scopeSql(context, scope);
  const today = context.today();
  const from = sql`{review_form} f join {review_reviewee} r on r.id = f.reviewee_id and r.removed_at is null
    join {review_cycle} c on c.id = r.cycle_id and c.state <> 'DRAFT'
    join {employee} e on e.id = r.employee_id left join {employee} w on w.id = f.reviewer_id
      left join {review_external} x on x.form_id = f.id left join {org_unit} u on u.id = r.org_unit_id`;
  const base: Sql[] = [
    within.where,
    sql`f.removed_at is null`,
    ...(filters.cycle ? [sql`c.id = ${filters.cycle}`] : []),
  ];
  const named = await namedSql(context);
  const hidden = hiddenSql(named, today);
  const narrowed = allOf([
    ...base,
    ...(provider ? [sql`f.provider = ${provider}`] : []),
    ...(status ? [sql`not ${hidden} and f.status = ${status}`] : []),
    ...(text
      ? [
          sql`(e.display_name ilike ${containing(text)} or ${named} and coalesce(w.display_name, x.name) ilike
            ${containing(text)})`,
        ]
      : []),
  ]);
  const { id, place, dueOn } = toldOf(named, context.actor.employeeId);
  const rows = await context.rows<OpenForm & { total: number }>(
    sql`${within.with} select ${id} as id, ${person("e")} as employee, case when ${named} and w.id is not null
      then ${person("w")} end as reviewer, case when ${named} then x.name end as outside,
      ${place} as place, f.provider, case when not ${hidden} then f.status end as status, ${dueOn}::text as "dueOn",
        not ${hidden} and f.status <> 'SUBMITTED' and ${dueOn} < ${today}::date as overdue,
          case when not ${hidden} then f.reminded_at::date::text end as "remindedAt",
          count(*) over ()::int as total
      from ${from} where ${narrowed} order by not ${hidden} and f.status = 'SUBMITTED', ${dueOn}, lower(e.display_name), f.provider,
        ${place}, ${id} limit ${limit} offset ${offset}`,
  );
  const { stages, units } = await countsOf(context, { within, from, base, hidden });
  return {
    rows: rows.map(({ total: _, ...row }) => row),
    total: rows[0]?.total ?? 0,
    stages: providers.flatMap((one) => stages.find((stage) => stage.provider === one) ?? []),
    units,
  };
}

type Counted = { within: { with: Sql }; from: Sql; base: readonly Sql[]; hidden: Sql };

/** How many forms are done by stage and by unit, without those of which nothing is told yet. */
async function countsOf(context: Context, { within, from, base, hidden }: Counted) {
  const today = context.today();
  const stages = await context.rows<StageCount>(
    sql`${within.with} select f.provider, count(*)::int as forms,
      case when not bool_or(${hidden}) then count(*) filter (where f.status = 'SUBMITTED')::int end as submitted,
      case when not bool_or(${hidden}) then count(*) filter (where f.status = 'IN_PROGRESS')::int end as started,
        count(*) filter (where f.status <> 'SUBMITTED' and f.due_on < ${today}::date)::int as overdue
          from ${from} where ${allOf(base)} group by f.provider`,
  );
  const units = await context.rows<UnitCount>(
    sql`${within.with} select u.name as unit, count(*)::int as forms, count(*)
      filter (where f.status = 'SUBMITTED')::int as submitted from ${from} where ${allOf([...base, sql`not ${hidden}`])} group by u.name
      order by 3::float / count(*), 2 desc limit 30`,
  );
  return { stages, units };
}

/**
 * Whether nothing is told yet of how a form stands: its reviewer is not named, fewer than the cycle asks for have answered
 * beside it, and the last of their days is not over.
 */
function hiddenSql(named: Sql, today: string): Sql {
  const fewest = sql`coalesce((c.settings->'reviewers'->>'fewestUpward')::int, 3)`;
  return sql`(not ${named} and (select count(*) filter (where o.status = 'SUBMITTED') < ${fewest}
    and max(o.due_on) >= ${today}::date from ${besideIt}))`;
}

const besideIt = sql`{review_form} o where o.reviewee_id = f.reviewee_id and o.provider = f.provider and o.removed_at is null`;

/** What a form is called, its number and its day: where its reviewer is not named, what tells nothing of them. */
function toldOf(named: Sql, me: string): { id: Sql; place: Sql; dueOn: Sql } {
  const mask = maskOf("list", me);
  return {
    id: sql`case when ${named} then f.id else ${mask} end`,
    place: sql`case when ${named} then f.place
      else (select count(*)::int from ${besideIt} and ${maskOf("list", me, { form: "o" })} <= ${mask}) end`,
    dueOn: sql`case when ${named} then f.due_on else (select max(o.due_on) from ${besideIt}) end`,
  };
}

/**
 * Whether a reviewer is named: peers and those from below are not, but as the cycle says, and to who runs it. To nobody are
 * the peers named who write about themselves.
 */
export async function namedSql(context: Context): Promise<Sql> {
  const masked = sql`f.provider in ('PEER', 'UPWARD', 'EXTERNAL')`;
  const about = sql`(r.employee_id <> ${context.actor.employeeId} or not ${masked})`;
  if ((await context.ability()).decide("run", { kind: "ReviewCycle" }).allowed) return about;
  return sql`(${about} and (f.provider not in ('PEER', 'UPWARD') or f.provider = 'PEER'
    and coalesce((c.settings->'reviewers'->>'peersNamedToManager')::boolean, true)))`;
}
