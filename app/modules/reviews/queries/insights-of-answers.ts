import type { Context } from "#app/platform/context/context.ts";
import { scopeSql } from "../data/scope-sql.ts";
import { cycleForms, type CycleRecord } from "../data/cycle-record.ts";
import { answerIn, askedAs, type AskedAs } from "../domain/asked-as.ts";
import type { Element } from "../domain/elements.ts";
import { ratingsOf, type CountedAnswers } from "../domain/ratings.ts";
import { told } from "../domain/spoken.ts";
import type { Provider } from "../domain/providers.ts";
import type { Scope } from "../review-places.ts";
import { sql } from "#tenancy/sql.ts";

export type RatedKind = "COMPETENCY" | "QNA" | "GOAL";

/** How something was rated, by who rated it. */
export type RatedLine = {
  key: string;
  kind: RatedKind;
  label: string;
  /** In the order of the cycle's reviewers; null where too few rated it. */
  ratings: { provider: Provider; average: number | null; people: number }[];
  /** What managers gave in the cycle before; null where they rated it not, or too few. */
  before: number | null;
};

/** Competencies, questions and goals of a cycle with their averages in percent, by who rated them; and as they were before. */
export async function ratedLines(
  context: Context,
  scope: Scope,
  { cycle, before }: { cycle: CycleRecord; before: CycleRecord | null },
): Promise<RatedLine[]> {
  const now = await ratingsIn(context, scope, cycle);
  const then = before ? await ratingsIn(context, scope, before) : new Map<string, never>();
  const asking = cycle.settings.reviewers.providers.filter((provider) => provider !== "NOMINATOR");
  const lines: RatedLine[] = [...now].map(([key, { kind, label, answers }]) => ({
    ...{ key, kind, label },
    ratings: asking.flatMap((provider) => {
      const given = answers.get(provider);
      return given ? [{ provider, ...ratingsOf(given) }] : [];
    }),
    before: averageBefore(then.get(key)),
  }));
  return lines.sort((one, other) => standing(other) - standing(one) || one.label.localeCompare(other.label));
}

/** What is rated highest stands first: by the manager, else by whoever rated it. */
function standing({ ratings }: RatedLine): number {
  const told = ratings.filter(({ average }) => average !== null);
  return (told.find(({ provider }) => provider === "MANAGER") ?? told[0])?.average ?? -1;
}

const averageBefore = (line: Line | undefined) => {
  const given = line?.answers.get("MANAGER");
  return given ? ratingsOf(given).average : null;
};

type Line = { kind: RatedKind; label: string; answers: Map<Provider, CountedAnswers[]> };

async function ratingsIn(context: Context, scope: Scope, cycle: CycleRecord): Promise<Map<string, Line>> {
  const forms = await cycleForms(context, cycle.id);
  const counted = await countAnswers(context, scope, cycle, [...forms.values()].flat());
  const names = await competencyNames(context, cycle.id);
  const lines = new Map<string, Line>();
  for (const [provider, elements] of forms)
    for (const { field, ...one } of counted.filter((row) => row.provider === provider)) {
      const asked = askedIn(elements, field, names);
      if (!asked) continue;
      const { key, kind, label, of } = asked;
      const line = lines.get(key) ?? { kind, label, answers: new Map<Provider, CountedAnswers[]>() };
      const scores = Object.entries(one.counts).flatMap(([value, times]) => {
        const score = askedAs(of).score(answerIn(of, value));
        return score === null ? [] : [{ score, times }];
      });
      if (scores.length > 0) line.answers.set(provider, [...(line.answers.get(provider) ?? []), { ...one, scores }]);
      if (line.answers.size > 0) lines.set(key, line);
    }
  return lines;
}

type Asked = { key: string; kind: RatedKind; label: string; of: AskedAs };

/** What a field asks: the same question of several forms is one, and so is a competency. */
function askedIn(elements: readonly Element[], field: string, names: ReadonlyMap<string, string>): Asked | null {
  const [kind, id, rated] = field.split(":");
  if (kind === "q") {
    const question = elements.flatMap((element) => element.questions).find((one) => one.id === id);
    if (!question) return null;
    const label = told(question.text, { name: "…", cycle: "…" });
    return { key: `q:${question.text}`, kind: "QNA", label, of: question };
  }
  const element = elements.find((one) => one.id === id);
  if (!element) return null;
  if (kind === "g") return { key: `g:${element.title}`, kind: "GOAL", label: element.title, of: element };
  const label = names.get(rated ?? "");
  return label ? { key: `c:${rated}`, kind: "COMPETENCY", label, of: element } : null;
}

type CountedField = {
  provider: Provider;
  field: string;
  people: number;
  raters: number | null;
  counts: Record<string, number>;
};

/**
 * How often each answer was given to what is rated, with how many people and raters stand behind it; one statement. What
 * those below say of somebody counts once as many said something as the cycle asks for.
 */
function countAnswers(
  context: Context,
  scope: Scope,
  { id, settings }: CycleRecord,
  elements: readonly Element[],
): Promise<CountedField[]> {
  const within = scopeSql(context, scope);
  const questions = elements
    .flatMap((element) => element.questions)
    .filter(({ answerType }) => answerType !== "TEXT")
    .map((question) => `q:${question.id}`);
  const others = elements.filter(({ kind, answerType }) => kind !== "QNA" && answerType !== "TEXT");
  const part = (number: number) => sql`split_part(a.field, ':', ${sql.lit(number)})`;
  return context.rows<CountedField>(
    sql`${within.with}, forms as materialized (
        select f.id, f.provider, r.id as reviewee, coalesce(f.reviewer_id, f.id) as rater,
          f.provider in ('PEER', 'UPWARD', 'EXTERNAL') as unnamed,
          count(*) over (partition by f.reviewee_id, f.provider) as beside
        from {review_form} f join {review_reviewee} r on r.id = f.reviewee_id
        where r.cycle_id = ${id} and r.removed_at is null and f.removed_at is null and f.status = 'SUBMITTED'
          and ${within.where}),
      answers as materialized (
        select f.provider, f.reviewee, f.rater, f.unnamed, a.value, case when a.field like 'g:%'
          then 'g:' || ${part(2)} else a.field end as field
        from forms f join {review_answer} a on a.form_id = f.id
        where a.value <> '' and (f.provider <> 'UPWARD' or f.beside >= ${settings.reviewers.fewestUpward})
          and (a.field = any(${questions}::text[])
            or ${part(2)} = any(${others.map((element) => element.id)}::text[]) and ${part(4)} = ''
              and ${part(1)} in ('c', 'g')))
      select c.provider, c.field, p.people, p.raters, jsonb_object_agg(c.value, c.times) as counts
      from (select provider, field, value, count(*)::int as times from answers group by 1, 2, 3) c
        join (select provider, field, count(distinct reviewee)::int as people,
            case when bool_or(unnamed) then count(distinct rater)::int end as raters from answers group by 1, 2) p
          on p.provider = c.provider and p.field = c.field
      group by c.provider, c.field, p.people, p.raters order by c.field, c.provider limit 5000`,
  );
}

/** Competencies are called what they were called when the reviews began. */
async function competencyNames(context: Context, cycleId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await context.rows<{ id: string; name: string }>(
    sql`select c.value->>'id' as id, min(c.value->>'name') as name from {review_reviewee} r
        cross join lateral jsonb_array_elements(coalesce(r.rated->'competencies', '[]')) c
      where r.cycle_id = ${cycleId} group by 1 order by 2 limit 1000`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
