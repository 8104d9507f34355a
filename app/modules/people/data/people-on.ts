import { live } from "./live.ts";

/** Everybody: what `peopleOn` begins with unless told otherwise. */
const everybody = "{employee} e";

/**
 * Text for `from`: `e` (employee) with what is true of them on the day its one `?` takes: `st` (status), `ou` (org unit),
 * `jr` and `jf` (role and function), `gr` (grade), `lo` (location), `mg` (manager). All but `e` may be missing.
 * `people` gives `e`: with so many joins PostgreSQL keeps to their order, so a page of people must come first.
 */
export const peopleOn = (people = everybody) => `(select ?::date as day) d cross join ${people}
  left join {assignment} st on st.employee_id = e.id and ${live("st", "STATUS", "d.day")}
  left join {assignment} ou_a on ou_a.employee_id = e.id and ${live("ou_a", "ORG_UNIT", "d.day")}
  left join {org_unit} ou on ou.id = ou_a.org_unit_id
  left join {assignment} jr_a on jr_a.employee_id = e.id and ${live("jr_a", "JOB_ROLE", "d.day")}
  left join {job_role} jr on jr.id = jr_a.job_role_id
  left join {job_function} jf on jf.id = jr.job_function_id
  left join {assignment} gr_a on gr_a.employee_id = e.id and ${live("gr_a", "GRADE", "d.day")}
  left join {grade} gr on gr.id = gr_a.grade_id
  left join {assignment} lo_a on lo_a.employee_id = e.id and ${live("lo_a", "LOCATION", "d.day")}
  left join {location} lo on lo.id = lo_a.location_id
  left join {assignment} mg_a on mg_a.employee_id = e.id and ${live("mg_a", "REPORTING_LINE", "d.day")}
  left join {employee} mg on mg.id = mg_a.manager_id`;
