import { adminsOfKinds } from "#app/modules/access/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { Notice } from "#app/platform/contributions/room-time.ts";
import { hears } from "#app/platform/events/hears.ts";
import { type Language, asLanguage } from "#app/platform/i18n/languages.ts";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import { toldBy } from "#app/platform/company/company-told.ts";
import { textIn, type Texts } from "#app/modules/questionnaires/domain.ts";
import { engagementEvents } from "./events.ts";
import { engagementPlaces } from "./engagement-places.ts";
import { sql } from "#tenancy/sql.ts";

type Told = { title: Texts; closesOn: string | null; sharesWithAll: boolean; createdBy: string | null };
/** What names a last day, and has words of its own where there is none. */
const mayBeUndated: ReadonlySet<string> = new Set(["launched", "reminded"]);

type Person = { id: string; language: string | null };

/** Who was asked hears of the launch, of what changes about it, and of what came of it; never whether others took part. */
export const engagementNotices = hears<readonly Notice[]>()(engagementEvents, {
  "engagement.survey-launched": (context, { payload: { surveyId } }) =>
    tellAsked(context, surveyId, { kind: "launched", all: true }),
  "engagement.asked": async (context, { payload: { surveyId, employeeIds } }) =>
    tell(context, surveyId, { kind: "launched", people: await peopleOf(context, surveyId, { employeeIds }) }),
  "engagement.reminded": async (context, { payload: { surveyId, employeeIds } }) =>
    tell(context, surveyId, { kind: "reminded", people: await peopleOf(context, surveyId, { employeeIds }) }),
  "engagement.extended": (context, { payload: { surveyId } }) => tellAsked(context, surveyId, { kind: "extended" }),
  "engagement.reopened": (context, { payload: { surveyId } }) => tellAsked(context, surveyId, { kind: "reopened" }),
  "engagement.closed": async (context, { payload: { surveyId } }) =>
    tell(context, surveyId, {
      kind: "closed",
      people: await runnersOf(context, surveyId),
      link: engagementPlaces.completionOf(surveyId),
    }),
  "engagement.published": async (context, { payload: { surveyId } }) => {
    const survey = await toldOf(context, surveyId);
    if (survey?.sharesWithAll) {
      const people = await peopleOf(context, surveyId, { all: true });
      return tell(context, surveyId, { kind: "published", people, link: engagementPlaces.submitted(surveyId) });
    }
    const link = `${engagementPlaces.team("direct-reports")}?surveyId=${surveyId}`;
    return tell(context, surveyId, { kind: "published-team", people: await managersOf(context, surveyId), link });
  },
  "engagement.came-of-it": async (context, { payload: { surveyId, focusId } }) => {
    const people = await peopleOf(context, surveyId, { all: true });
    const [focus] = await context.rows<{ plan: string; outcome: string }>(
      sql`select plan, outcome from {survey_focus} where id = ${focusId}`,
    );
    const link = engagementPlaces.submitted(surveyId);
    return tell(context, surveyId, { kind: "came-of-it", people, link, params: focus ?? { plan: "", outcome: "" } });
  },
});

async function tellAsked(context: Context, surveyId: string, { kind, all = false }: { kind: string; all?: boolean }) {
  return tell(context, surveyId, { kind, people: await peopleOf(context, surveyId, { all }) });
}

/** Everybody who was asked; those alone who have not taken part; or of those the ones that are named. */
function peopleOf(
  context: Context,
  surveyId: string,
  { all = false, employeeIds }: { all?: boolean; employeeIds?: string[] },
) {
  const named = employeeIds ? sql`and p.employee_id = any(${employeeIds}::uuid[])` : sql``;
  return context.rows<Person>(
    sql`select e.id, coalesce(e.language, o.language) as language from {survey_participant} p
      join {employee} e on e.id = p.employee_id cross join {organization} o
      where p.survey_id = ${surveyId} and ${all ? sql`true` : sql`not p.took_part`} ${named}`,
  );
}

/** Managers who read what is told of their own people, where the survey shares it with them; of a pulse about a plan, whose it is. */
function managersOf(context: Context, surveyId: string) {
  return context.rows<Person>(
    sql`select e.id, coalesce(e.language, o.language) as language from {survey} s
      join {employee} e on s.frame->'names' ? e.id::text cross join {organization} o
      where s.id = ${surveyId} and s.shares_with_managers and s.attributes ? 'TEAM'
        and not exists (select from {survey_focus} f where f.id = s.focus_id and f.lead_id is not null
          and f.lead_id <> e.id)`,
  );
}

const mostRunners = 5;

/** Who has its results made: who began it, where they may still; else whoever looks after surveys, or after the company. */
async function runnersOf(context: Context, surveyId: string): Promise<Person[]> {
  const kinds = ["ENGAGEMENT_ADMIN", "PLATFORM_ADMIN"] as const;
  const survey = await toldOf(context, surveyId);
  const admins = await adminsOfKinds(context, kinds, 500);
  const own = admins.filter(({ id }) => id === survey?.createdBy);
  const keepers = own.length > 0 ? own : await adminsOfKinds(context, [kinds[0]], mostRunners);
  const ids = (keepers.length > 0 ? keepers : admins.slice(0, mostRunners)).map(({ id }) => id);
  return context.rows<Person>(
    sql`select e.id, coalesce(e.language, o.language) as language from {employee} e cross join {organization} o
      where e.id = any(${ids}::uuid[]) order by e.id`,
  );
}

function toldOf(context: Context, surveyId: string): Promise<Told | null> {
  return firstRow<Told>(
    context,
    sql`select title, closes_on::text as "closesOn", shares_with_all as "sharesWithAll", created_by as "createdBy"
      from {survey} where id = ${surveyId}`,
  );
}

async function tell(
  context: Context,
  surveyId: string,
  {
    kind,
    people,
    link = engagementPlaces.active(surveyId),
    params = {},
  }: { kind: string; people: readonly Person[]; link?: string; params?: Record<string, string> },
): Promise<Notice[]> {
  const survey = await toldOf(context, surveyId);
  if (!survey) return [];
  return people.map(({ id, language }) => {
    const read: Language = asLanguage(language);
    const format = createFormat(read, "UTC", toldBy(context.tenant));
    const title = textIn(survey.title, read, "en");
    const day = survey.closesOn ? format.date(survey.closesOn) : "";
    const words = mayBeUndated.has(kind) && !survey.closesOn ? `${kind}-undated` : kind;
    return { recipientId: id, room: "engagement", kind: words, params: { title, date: day, ...params }, link };
  });
}
