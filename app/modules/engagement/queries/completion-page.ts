import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { Texts } from "#app/modules/questionnaires/domain.ts";
import { fewestEver, type Attribute, type Group, type Privacy, type SurveyState } from "../domain/survey.ts";
import { toldParticipation, type ToldRow } from "../domain/told-participation.ts";
import { surveyRows, type SurveyRow } from "./survey-lists.ts";
import { sql } from "#tenancy/sql.ts";

export const completionInput = z.object({
  surveyId: z.guid().optional().catch(undefined),
  form: z.enum(["extend", "reopen"]).optional().catch(undefined),
});

export type Completion = {
  id: string;
  title: Texts;
  state: SurveyState;
  privacy: Privacy;
  closesOn: string | null;
  version: number;
  asked: number;
  took: number;
  givenTwice: number;
  remindable: number;
  /** By what people are told apart first: how many of those who were asked took part. */
  rows: ToldRow[];
};

export type CompletionPage = { surveys: SurveyRow[]; survey: Completion | null; form: "extend" | "reopen" | null };

/** How many have taken part, never who. */
export async function completionPage(
  context: Context,
  { surveyId, form }: z.output<typeof completionInput>,
): Promise<CompletionPage> {
  await authorize(context, "view", { kind: "Survey" });
  const surveys = (await surveyRows(context)).filter(({ state }) => state !== "DRAFT");
  const id = surveyId ?? surveys[0]?.id;
  if (id !== undefined && !surveys.some((each) => each.id === id)) throw notFound("Survey");
  return { surveys, survey: id === undefined ? null : await completionOf(context, id), form: form ?? null };
}

type Row = Omit<Completion, "rows"> & {
  groups: (Group & { took: number })[];
  names: Record<string, string>;
  above: Record<string, string>;
  first: Attribute | null;
};

async function completionOf(context: Context, surveyId: string): Promise<Completion> {
  const [row] = await context.rows<Row>(
    sql`select s.id, s.title, s.state, s.privacy, s.closes_on::text as "closesOn", s.version,
        s.frame->'names' as names, s.frame->'above' as above, s.attributes->>0 as first,
        count(p.*)::int as asked, (count(*) filter (where p.took_part))::int as took,
        (count(*) filter (where p.tokens > 1))::int as "givenTwice",
        (count(*) filter (where not p.took_part and (p.reminded_on is null or p.reminded_on < ${context.today()})))::int
          as remindable,
        (select coalesce(jsonb_agg(jsonb_build_object('number', g.number, 'place', g.place, 'asked', g.asked, 'took',
            (select count(*) from {survey_participant} q where q.survey_id = s.id and q.group_number = g.number
              and q.took_part)) order by g.number), '[]') from {survey_group} g where g.survey_id = s.id) as groups
      from {survey} s left join {survey_participant} p on p.survey_id = s.id
      where s.id = ${surveyId} group by s.id`,
  );
  const { groups, names, above, first, ...survey } = row!;
  return { ...survey, rows: first ? toldParticipation(byFirst({ groups, names, above }, first)) : [] };
}

/** By the most important attribute; groups of fewer than can ever be told stand in none of the rows. */
function byFirst({ groups, names, above }: Pick<Row, "groups" | "names" | "above">, first: Attribute) {
  const sums = new Map<string, { asked: number; took: number }>();
  for (const { place, asked, took } of groups) {
    const id = place[first] ?? "";
    const sum = sums.get(id) ?? { asked: 0, took: 0 };
    sums.set(id, { asked: sum.asked + asked, took: sum.took + took });
  }
  const parents = new Set([...sums.keys()].flatMap((id) => waysUp(id, above)));
  return [...sums]
    .filter(([, { asked }]) => asked >= fewestEver)
    .map(([id, sum]) => ({ name: names[id] ?? "", others: parents.has(id), ...sum }))
    .sort((one, other) => other.asked - one.asked);
}

/** The units or managers above one. */
function waysUp(id: string, above: Row["above"]): string[] {
  const way: string[] = [];
  for (let at = above[id]; at !== undefined && !way.includes(at); at = above[at]) way.push(at);
  return way;
}
