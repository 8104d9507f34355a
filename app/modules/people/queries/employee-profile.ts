import type { Context } from "#app/platform/context/context.ts";
import { dayToShow } from "../data/day-to-show.ts";
import { requireEmployeeSubject } from "../data/employee-subject.ts";
import { peopleOn } from "../data/people-on.ts";
import { tagsOfPerson } from "../data/tag-columns.ts";
import type { ProbationOutcome } from "../domain/probation.ts";
import type { PeopleTag } from "../domain/people-tags.ts";
import { privateFields, publicFields } from "../policy.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { assignmentTimeline, readableTimeline, type TimelineEntry } from "./assignment-timeline.ts";
import { directReports, type Report } from "./direct-reports.ts";
import { tenureMonths } from "./employee-list.ts";
import { fieldsOfPerson, type PersonField } from "./fields-of-person.ts";
import { type PersonSummary, summaryColumns } from "./people-by-ids.ts";
import { sql } from "#tenancy/sql.ts";
import { liveReportingLine } from "../data/reporting-line-sql.ts";

/** Facts for the person, those above them and platform admins; a fact is missing where the reader may not know it. */
export type PrivateFacts = {
  personalEmail: string | null;
  dateOfBirth: string | null;
  gender: "MALE" | "FEMALE" | "OTHER" | null;
  ethnicity: string | null;
  resignedOn: string | null;
  experienceBeforeJoiningMonths: number | null;
  grade: string | null;
  dottedLine: string | null;
  probation: { decision: ProbationOutcome; on: string } | null;
};

export type EmployeeProfile = {
  day: string;
  id: string;
  version: number;
  name: string;
  photo: string | null;
  email: string;
  role: string | null;
  function: string | null;
  orgUnit: string | null;
  location: string | null;
  timeZone: string | null;
  status: "ACTIVE" | "ON_LEAVE" | "LEFT" | "UPCOMING";
  joinedOn: string;
  tenureMonths: number;
  privateFacts: Partial<PrivateFacts>;
  tags: PeopleTag[];
  /** The company's own fields that the reader may see. */
  fields: PersonField[];
  /** Nearest manager first. */
  chain: PersonSummary[];
  reports: Report[];
  timeline: TimelineEntry[];
  /** Whether the reader may know of what is planned, and of what was recorded and taken back. */
  maySeePlanned: boolean;
  mayChangeAssignment: boolean;
  /** The time of the last day at which a leaver's access ends, for who may change that; null: with the day. */
  accessEndsAt: string | null;
  /** Some fact of them at least. */
  mayEdit: boolean;
  mayEditPhoto: boolean;
  /** A record of nobody: nothing is written to it or in it. */
  isErased: boolean;
  /** They left, and the reader may have them erased. */
  mayErase: boolean;
};

type FactsRow = Omit<
  EmployeeProfile,
  | "day"
  | "privateFacts"
  | "fields"
  | "chain"
  | "reports"
  | "timeline"
  | "maySeePlanned"
  | "mayChangeAssignment"
  | "mayEdit"
  | "mayEditPhoto"
  | "mayErase"
> &
  PrivateFacts;

const reportsShown = 60;

/** `recorded` adds to the timeline what was once recorded and holds no more, for those who may know of plans. */
export type ProfileAsked = { employeeId: string; asOf?: string | undefined; recorded?: boolean | undefined };

/** One person on a day (default: today) as the actor may know them. Not found where there is no such person. */
export async function employeeProfile(
  context: Context,
  { employeeId, asOf, recorded = false }: ProfileAsked,
): Promise<EmployeeProfile> {
  const day = await dayToShow(context, asOf);
  const subject = await requireEmployeeSubject(context, employeeId);
  const ability = await context.ability();
  if (!ability.decide("view", subject, "name").allowed) throw notFound("The employee");
  const fields = ability.allowedFields("view", subject, [...publicFields, ...privateFields]);
  const row = await factsOn(context, employeeId, day);
  const {
    personalEmail,
    dateOfBirth,
    gender,
    ethnicity,
    resignedOn,
    experienceBeforeJoiningMonths,
    grade,
    dottedLine,
    probation,
    ...shown
  } = row;
  const all: PrivateFacts = {
    personalEmail,
    dateOfBirth,
    gender,
    ethnicity,
    resignedOn,
    experienceBeforeJoiningMonths,
    grade,
    dottedLine,
    probation,
  };
  return {
    day,
    ...shown,
    accessEndsAt: ability.decide("change-assignment", subject).allowed ? shown.accessEndsAt : null,
    privateFacts: Object.fromEntries(Object.entries(all).filter(([field]) => (fields as string[]).includes(field))),
    fields: await fieldsOfPerson(context, subject, recorded),
    chain: await reportingChain(context, employeeId, day),
    reports: await directReports(context, employeeId, day, reportsShown),
    timeline: readableTimeline(await assignmentTimeline(context, employeeId, recorded), fields, context.today()),
    maySeePlanned: fields.includes("planned"),
    mayEditPhoto: !shown.isErased && ability.decide("edit-photo", subject).allowed,
    mayChangeAssignment: !shown.isErased && ability.decide("change-assignment", subject).allowed,
    mayEdit: !shown.isErased && ability.decide("edit", subject).allowed,
    mayErase: shown.status === "LEFT" && ability.decide("erase", subject).allowed,
  };
}

async function factsOn(context: Context, employeeId: string, day: string): Promise<FactsRow> {
  const [row] = await context.rows<FactsRow>(
    sql`select e.id, e.version, e.erased_at is not null as "isErased", e.display_name as name, e.photo_key as photo,
      e.work_email::text as email, jr.name as role, jf.name as function, ou.name as "orgUnit",
            lo.name as location, lo.time_zone as "timeZone", coalesce(st.status, 'UPCOMING') as status,
            e.joined_on::text as "joinedOn", ${tenureMonths} as "tenureMonths",
            e.personal_email::text as "personalEmail", e.date_of_birth::text as "dateOfBirth", e.gender, e.ethnicity,
            (e.resigned_on - 1)::text as "resignedOn", e.experience_before_joining_months as "experienceBeforeJoiningMonths",
            to_char(e.access_ends_at, 'HH24:MI') as "accessEndsAt", gr.name as grade, ${tagsOfPerson} as tags,
            (select m.display_name from {assignment} a join {employee} m on m.id = a.manager_id
              where a.employee_id = e.id and a.kind = 'DOTTED_LINE' and a.superseded_at is null
                and a.valid @> d.day) as "dottedLine",
            (select jsonb_build_object('decision', p.decision, 'on', p.decided_on) from {probation_decision} p
              where p.employee_id = e.id and p.superseded_at is null and p.decided_on <= d.day
              order by p.decided_on desc, p.recorded_at desc limit 1) as probation
       from ${peopleOn(day)} where e.id = ${employeeId}`,
  );
  return row!;
}

/** Everybody above a person on a day, nearest first. */
function reportingChain(context: Context, employeeId: string, day: string): Promise<PersonSummary[]> {
  return context.rows<PersonSummary>(
    sql`with recursive above(id, distance) as (
       select a.manager_id, 1 from {assignment} a where a.employee_id = ${employeeId} and ${liveReportingLine(day)}
       union
       select a.manager_id, above.distance + 1 from above join {assignment} a on a.employee_id = above.id
         and ${liveReportingLine(day)}
        where above.distance < 50)
     select ${summaryColumns(day)} from above join {employee} e on e.id = above.id order by above.distance`,
  );
}
