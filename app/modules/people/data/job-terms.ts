import type { Context } from "#app/platform/context/context.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import type { JobTermKind } from "../domain/job-terms.ts";
import { Grade, JobFunction, JobRole } from "./entities.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

export const termTable: Record<JobTermKind, Sql> = {
  FUNCTION: sql`{job_function}`,
  ROLE: sql`{job_role}`,
  GRADE: sql`{grade}`,
};

type Term = { name: string };

/** A function, role or grade there is, held until the transaction ends; refused where it is not as it was read. */
export function holdTerm(context: Context, kind: JobTermKind, termId: string, version?: number): Promise<Term> {
  const where = { id: termId };
  const as = (subject: string) => ({ version, subject, changedBy: ["people.edit-job-term"] });
  if (kind === "FUNCTION") return holdRecord(context, JobFunction, where, as("JobFunction"));
  if (kind === "ROLE") return holdRecord(context, JobRole, where, as("JobRole"));
  return holdRecord(context, Grade, where, as("Grade"));
}

export async function requireFunction(context: Context, functionId: string | null): Promise<string> {
  const known = functionId && (await context.rows(sql`select from {job_function} where id = ${functionId}`)).length > 0;
  if (!known)
    throw invalid("people.unknown-value", "No such function.", { fields: { functionId: "people.unknown-value" } });
  return functionId;
}

/** Refuses a name that another of its kind has; roles may share one across functions. */
export async function refuseTermTaken(
  context: Context,
  {
    kind,
    name,
    functionId,
    except,
  }: { kind: JobTermKind; name: string; functionId: string | null; except: string | null },
): Promise<void> {
  const taken = await context.rows(
    sql`select from ${termTable[kind]} where lower(name) = lower(${name}) and id is distinct from ${except}::uuid
      ${kind === "ROLE" ? sql`and job_function_id = ${functionId}` : sql``}`,
  );
  if (taken.length > 0)
    throw conflict("people.term-taken", "There is one of this name.", { fields: { name: "people.term-taken" } });
}
