import { ownDetails, type OwnDetails } from "#app/modules/people/index.ts";
import type { Question } from "#app/modules/questionnaires/domain.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import {
  lookThroughLink,
  openedBy,
  type OpensLink,
  type OutsideLink,
} from "#app/platform/outside-links/outside-link.ts";
import { addDays } from "#app/platform/time/days.ts";
import { sql } from "#tenancy/sql.ts";
import { filesOn } from "../data/step-papers.ts";
import { detailsIn, titleIn } from "../data/step-words.ts";
import type { StepKind, StepState } from "../domain/moments.ts";
import { readySteps } from "../domain/steps.ts";

/** A joiner's journey behind their link. */
export type Welcomed = { journeyId: string; employeeId: string; moment: string; name: string; onDay: string };

/** What a link opens while it stands, the journey runs, and the company uses the module; it may be used again and again. */
export const openWelcome: OpensLink<Welcomed> = (context, token, { held = false } = {}) =>
  firstRow<Welcomed>(
    context,
    sql`select j.id as "journeyId", j.employee_id as "employeeId", j.moment, e.first_name as name, j.on_day::text as "onDay"
      from {lifecycle_journey} j join {employee} e on e.id = j.employee_id cross join {organization} o
      where ${openedBy(token, sql`j`, context)} and j.state = 'RUNNING' and j.moment in ('HIRE', 'REHIRE')
        and 'LIFECYCLE' = any(o.enabled_features)${held ? sql` for update of j` : sql``}`,
  );

export type WelcomeStep = {
  id: string;
  key: string;
  title: string;
  details: string;
  kind: StepKind;
  link: string | null;
  questions: Question[];
  dueOn: string;
  state: StepState;
  after: string[];
  own: boolean;
};
/** `files` are the names of what they handed in. */
type ShownStep = Omit<WelcomeStep, "own" | "after"> & { files: string[] };
export type WelcomePage = {
  name: string;
  onDay: string;
  company: string;
  steps: ShownStep[];
  details: OwnDetails | null;
};

/** A joiner does what is due by then; what they are asked after weeks waits for their account. */
const daysAhead = 7;

/** The steps of a joiner's own until their first days, as far as nothing of others holds them up. */
export async function stepsOfJoiner(
  context: Pick<Context, "rows">,
  language: string,
  { journeyId, employeeId, onDay }: Pick<Welcomed, "journeyId" | "employeeId" | "onDay">,
): Promise<WelcomeStep[]> {
  const until = addDays(onDay, daysAhead);
  const all = await context.rows<WelcomeStep>(
    sql`select s.id, s.key, ${titleIn(language)} as title, ${detailsIn(language)} as details, s.kind, s.link, s.questions,
        s.due_on::text as "dueOn", s.state, s.after_keys as after,
        coalesce(s.assignee_id = ${employeeId}, false) as own
      from {lifecycle_step} s where s.journey_id = ${journeyId} order by s.due_on, s.position`,
  );
  const ready = new Set(readySteps(all));
  return all.filter(({ own, state, key, dueOn }) => own && dueOn <= until && (state === "DONE" || ready.has(key)));
}

/** The page of a link; null where it opens nothing any more. Others are not named on it. */
export function welcomePage(
  scope: Pick<RequestScope, "database" | "clock" | "language">,
  link: OutsideLink,
): Promise<WelcomePage | null> {
  return lookThroughLink(scope, link, openWelcome, async (asked, { rows, tenant }) => {
    const steps = await stepsOfJoiner({ rows }, scope.language, asked);
    const files = await filesOn(
      { rows },
      steps.map(({ id }) => id),
    );
    return {
      ...{ name: asked.name, onDay: asked.onDay, company: tenant.name },
      details: steps.some(({ kind, state }) => kind === "DETAILS" && state === "OPEN")
        ? await ownDetails({ rows }, asked.employeeId, { outside: true })
        : null,
      steps: steps.map(({ own: _, after: __, ...step }) => ({
        ...step,
        files: (files.get(step.id) ?? []).map(({ fileName }) => fileName),
      })),
    };
  });
}
