import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import {
  lookThroughLink,
  openedBy,
  type OpensLink,
  type OutsideLink,
} from "#app/platform/outside-links/outside-link.ts";
import { graceDaysAtFirst } from "../domain/cycle-settings.ts";
import { formsOfGroup } from "../data/cycle-record.ts";
import type { Element } from "../domain/elements.ts";
import { fieldsOf, type FormField } from "../domain/fields.ts";
import type { RatedThings } from "../domain/rated.ts";
import { fieldsSpokenTo, toldElements } from "../domain/spoken.ts";
import { sql } from "#tenancy/sql.ts";

/** What somebody outside was asked, by their link. */
export type OutsideForm = {
  formId: string;
  cycleId: string;
  name: string;
  employee: string;
  cycle: string;
  dueOn: string;
  rated: RatedThings | null;
  formGroup: string;
};

/** What a link opens while it stands and the review runs. */
export const openLink: OpensLink<OutsideForm> = (context, token, { held = false } = {}) =>
  firstRow<OutsideForm>(
    context,
    sql`select f.id as "formId", r.cycle_id as "cycleId", x.name, e.display_name as employee, c.name as cycle, f.due_on::text as "dueOn",
        r.rated, r.form_group as "formGroup"
      from {review_external} x join {review_form} f on f.id = x.form_id
        join {review_reviewee} r on r.id = f.reviewee_id join {review_cycle} c on c.id = r.cycle_id
        join {employee} e on e.id = r.employee_id cross join {organization} o
     where ${openedBy(token, sql`x`, context)}
       and f.removed_at is null and f.status <> 'SUBMITTED' and r.removed_at is null and r.shared_at is null
       and f.due_on + coalesce((c.settings->'filling'->>'graceDays')::int, ${graceDaysAtFirst})
         >= ${context.clock.now().toISOString().slice(0, 10)}::date
       and c.state = 'IN_PROGRESS' and 'REVIEW' = any(o.enabled_features)${held ? sql` for update of x, f` : sql``}`,
  );

export type AskedOutside = { elements: Element[]; fields: FormField[] };

/** What is asked from outside: questions and competencies; what somebody's goals are is not told there. */
export async function askedOutside(
  context: Pick<Context, "rows">,
  { cycleId, formGroup, rated }: Pick<OutsideForm, "cycleId" | "formGroup" | "rated">,
): Promise<AskedOutside> {
  const asked = (await formsOfGroup(context, cycleId, formGroup)).get("EXTERNAL") ?? [];
  const elements = asked.filter(({ kind }) => kind === "QNA" || kind === "COMPETENCY");
  return { elements, fields: fieldsOf(elements, { competencies: rated?.competencies ?? [], goals: [] }) };
}

export type OutsidePage = AskedOutside & Pick<OutsideForm, "name" | "employee" | "dueOn"> & { company: string };

/** The page of a link; null where it opens nothing any more. */
export function outsidePage(
  scope: Pick<RequestScope, "database" | "clock">,
  link: OutsideLink,
): Promise<OutsidePage | null> {
  return lookThroughLink(scope, link, openLink, async (form, { tenant, rows }) => {
    const { name, employee, cycle, dueOn } = form;
    const asked = await askedOutside({ rows }, form);
    const about = { name: employee, cycle };
    return {
      ...{ name, employee, dueOn, company: tenant.name },
      elements: toldElements(asked.elements, about),
      fields: fieldsSpokenTo("EXTERNAL", asked, about),
    };
  });
}
