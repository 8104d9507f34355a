import { hashToken } from "#app/modules/identity/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { findTenantBySlug } from "#tenancy/register.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { cycleForms } from "../data/cycle-record.ts";
import type { Element } from "../domain/elements.ts";
import { fieldsOf, type FormField } from "../domain/fields.ts";
import type { RatedThings } from "../domain/rated.ts";
import { sql } from "#tenancy/sql.ts";

/** What somebody outside was asked, by their link. */
export type OutsideForm = {
  formId: string;
  cycleId: string;
  name: string;
  employee: string;
  dueOn: string;
  rated: RatedThings | null;
};

/** One answer for links that were used, taken back, have run out, or never were. */
export function linkSpent(): AppError {
  return new AppError("reviews.link-spent", 410, "The link was used, taken back, or has run out.");
}

/** The company a link names; the same refusal where there is none. */
export async function tenantOfLink({ database }: Pick<RequestScope, "database">, slug: string): Promise<Tenant> {
  const tenant = await findTenantBySlug(database, slug);
  if (!tenant) throw linkSpent();
  return tenant;
}

/** What a link opens while it stands and the review runs; looking does not use it up, for mail filters look too. */
export function openLink(
  context: Pick<Context, "rows" | "clock">,
  token: string,
  { held = false }: { held?: boolean } = {},
): Promise<OutsideForm | null> {
  return firstRow<OutsideForm>(
    context,
    sql`select f.id as "formId", r.cycle_id as "cycleId", x.name, e.display_name as employee, f.due_on::text as "dueOn",
        r.rated
      from {review_external} x join {review_form} f on f.id = x.form_id
        join {review_reviewee} r on r.id = f.reviewee_id join {review_cycle} c on c.id = r.cycle_id
        join {employee} e on e.id = r.employee_id cross join {organization} o
     where x.token_hash = ${hashToken(token)} and x.expires_at > ${context.clock.now()}
       and f.removed_at is null and f.status <> 'SUBMITTED' and r.removed_at is null and r.shared_at is null
       and c.state = 'IN_PROGRESS' and 'REVIEW' = any(o.enabled_features)${held ? sql` for update of x, f` : sql``}`,
  );
}

export type AskedOutside = { elements: Element[]; fields: FormField[] };

/** What is asked from outside: questions and competencies; what somebody's goals are is not told there. */
export async function askedOutside(
  context: Pick<Context, "rows">,
  { cycleId, rated }: Pick<OutsideForm, "cycleId" | "rated">,
): Promise<AskedOutside> {
  const asked = (await cycleForms(context, cycleId)).get("EXTERNAL") ?? [];
  const elements = asked.filter(({ kind }) => kind !== "GOAL");
  return { elements, fields: fieldsOf(elements, { competencies: rated?.competencies ?? [], goals: [] }) };
}

export type OutsidePage = AskedOutside & Pick<OutsideForm, "name" | "employee" | "dueOn"> & { company: string };

/** The page of a link; null where it opens nothing any more. */
export async function outsidePage(
  scope: Pick<RequestScope, "database" | "clock">,
  { company, token }: { company: string; token: string },
): Promise<OutsidePage | null> {
  const tenant = await findTenantBySlug(scope.database, company);
  if (!tenant) return null;
  return inUnitOfWork(scope.database, tenant, { readOnly: true }, async ({ rows }) => {
    const found = await openLink({ rows, clock: scope.clock }, token);
    if (!found) return null;
    const { name, employee, dueOn } = found;
    return { name, employee, dueOn, company: tenant.name, ...(await askedOutside({ rows }, found)) };
  });
}
