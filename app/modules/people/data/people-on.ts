import { live } from "./live.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** Everybody: what `peopleOn` begins with unless told otherwise. */
const everybody = sql`{employee} e`;

/**
 * For `from`: `e` (employee) with what is true of them on the day: `st` (status), `ou` (org unit),
 * `jr` and `jf` (role and function), `gr` (grade), `lo` (location), `mg` (manager). All but `e` may be missing.
 * `people` gives `e`: with so many joins PostgreSQL keeps to their order, so a page of people must come first.
 */
export const peopleOn = (
  day: string,
  people: Sql = everybody,
): Sql => sql`(select ${day}::date as day) d cross join ${people}
  left join {assignment} st on st.employee_id = e.id and ${live("st", "STATUS", sql`d.day`)}
  left join {assignment} ou_a on ou_a.employee_id = e.id and ${live("ou_a", "ORG_UNIT", sql`d.day`)}
  left join {org_unit} ou on ou.id = ou_a.org_unit_id
  left join {assignment} jr_a on jr_a.employee_id = e.id and ${live("jr_a", "JOB_ROLE", sql`d.day`)}
  left join {job_role} jr on jr.id = jr_a.job_role_id
  left join {job_function} jf on jf.id = jr.job_function_id
  left join {assignment} gr_a on gr_a.employee_id = e.id and ${live("gr_a", "GRADE", sql`d.day`)}
  left join {grade} gr on gr.id = gr_a.grade_id
  left join {assignment} lo_a on lo_a.employee_id = e.id and ${live("lo_a", "LOCATION", sql`d.day`)}
  left join {location} lo on lo.id = lo_a.location_id
  left join {assignment} mg_a on mg_a.employee_id = e.id and ${live("mg_a", "REPORTING_LINE", sql`d.day`)}
  left join {employee} mg on mg.id = mg_a.manager_id`;
