import type { Context } from "#app/platform/context/context.ts";
import type { Slice } from "#app/platform/http/paging.ts";
import type { Question, Texts } from "#app/modules/questionnaires/domain.ts";
import type { Privacy, Purpose, SurveyState } from "../domain/survey.ts";
import { instant, sql } from "#tenancy/sql.ts";

/** A survey as lists of admins show it. */
export type SurveyRow = {
  id: string;
  title: Texts;
  purpose: Purpose;
  privacy: Privacy;
  state: SurveyState;
  questions: number;
  asked: number;
  took: number;
  closesOn: string | null;
  /** ISO 8601; the launch, else the last change. */
  at: string;
  version: number;
};

/** Every survey of the company, those that run first, then drafts, then the latest. */
export function surveyRows(
  context: Context,
  { limit, offset }: Slice = { limit: 200, offset: 0 },
): Promise<SurveyRow[]> {
  return context.rows<SurveyRow>(
    sql`select s.id, s.title, s.purpose, s.privacy, s.state, jsonb_array_length(s.questions) as questions,
        s.closes_on::text as "closesOn", ${instant(sql`coalesce(s.launched_at, s.updated_at)`)} as at, s.version,
        count(p.employee_id)::int as asked, (count(p.employee_id) filter (where p.took_part))::int as took
      from {survey} s left join {survey_participant} p on p.survey_id = s.id
      where s.deleted_at is null group by s.id
      order by array_position(array['LIVE', 'CLOSED', 'DRAFT', 'PUBLISHED'], s.state),
        coalesce(s.launched_at, s.updated_at) desc, s.id limit ${limit} offset ${offset}`,
  );
}

/** A survey as whoever is asked sees it. */
export type MySurvey = {
  id: string;
  title: Texts;
  privacy: Privacy;
  closesOn: string | null;
  questions: number;
  tookPart: boolean;
  state: SurveyState;
  /** It can still be answered, by others where one took part. */
  isOpen: boolean;
  canSeeResults: boolean;
  /** How many comments of all were answered: the device that wrote one can open its own. */
  answers: number;
};

/** In a statement about surveys `s`: launched, and the last day is not over. */
const isOpen = (context: Context) =>
  sql`(s.state = 'LIVE' and (s.closes_on is null or s.closes_on >= ${context.today()}::date))`;

/** Surveys that ask the actor: those to answer, the soonest first; or those they took part in and those that ended, the latest first. */
export function mySurveys(context: Context, type: "ACTIVE_SURVEYS" | "SUBMITTED_SURVEYS"): Promise<MySurvey[]> {
  const isActive = type === "ACTIVE_SURVEYS";
  const open = sql`${isOpen(context)} and not p.took_part`;
  return context.rows<MySurvey>(
    sql`select s.id, s.title, s.privacy, s.closes_on::text as "closesOn", jsonb_array_length(s.questions) as questions,
        p.took_part as "tookPart", s.state, ${isOpen(context)} as "isOpen",
        s.state = 'PUBLISHED' and s.shares_with_all as "canSeeResults",
        (select count(*)::int from {survey_message} m where m.survey_id = s.id and m.from_company) as answers
      from {survey_participant} p join {survey} s on s.id = p.survey_id
      where p.employee_id = ${context.actor.employeeId} and s.deleted_at is null and s.state <> 'DRAFT'
        and ${isActive ? sql`(${open})` : sql`not (${open})`}
      order by ${isActive ? sql`s.closes_on nulls last, s.launched_at desc` : sql`s.launched_at desc, s.id`} limit 100`,
  );
}

/** What somebody who was asked has before them. */
export type SurveyToAnswer = {
  id: string;
  title: Texts;
  intro: Texts;
  privacy: Privacy;
  fewest: number;
  questions: Question[];
  randomOrder: boolean;
  closesOn: string | null;
  tookPart: boolean;
  tokens: number;
  isOpen: boolean;
  sharesWithManagers: boolean;
  sharesWithAll: boolean;
};

/** Null where the actor was not asked. */
export async function surveyToAnswer(context: Context, surveyId: string): Promise<SurveyToAnswer | null> {
  const [survey] = await context.rows<SurveyToAnswer>(
    sql`select s.id, s.title, s.intro, s.privacy, s.fewest, s.questions, s.random_order as "randomOrder",
        s.closes_on::text as "closesOn", p.took_part as "tookPart", p.tokens,
        ${isOpen(context)} as "isOpen",
        s.shares_with_managers as "sharesWithManagers", s.shares_with_all as "sharesWithAll"
      from {survey_participant} p join {survey} s on s.id = p.survey_id
      where p.survey_id = ${surveyId} and p.employee_id = ${context.actor.employeeId} and s.deleted_at is null
        and s.state <> 'DRAFT'`,
  );
  return survey ?? null;
}
