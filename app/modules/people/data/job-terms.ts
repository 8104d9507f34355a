import type { InferEntity } from "@mikro-orm/core";
import { type AsRead } from "#app/platform/data/hold-record.ts";
import { catalogueOf, type TermChange } from "#app/platform/catalogue/catalogue.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import type { JobTermKind } from "../domain/job-terms.ts";
import { Grade, JobFunction, JobRole } from "./entities.ts";
import { lockCompanyShape } from "./locks.ts";
import { sql } from "#tenancy/sql.ts";

type FunctionTerm = InferEntity<typeof JobFunction>;
type RoleTerm = InferEntity<typeof JobRole>;
type GradeTerm = InferEntity<typeof Grade>;

/** How what the company is made of is told of, and what is the same for all of it. */
function shapeParts(what: JobTermKind) {
  return {
    room: "people",
    noun: "job-term",
    right: "CompanyShape",
    lock: lockCompanyShape,
    told: {
      event: "company-shape-changed",
      idName: "id",
      payload: (_: object, change: TermChange) => ({ what, change: shapeChanges[change] ?? "CHANGED" }),
      action: (verb: string) => (verb === "move" ? "move-grade" : `${verb}-job-term`),
      detail: ({ name }: { name: string }, _: TermChange, former: { name?: string } | null) => ({
        kind: what,
        name,
        ...(former && { before: former.name }),
      }),
    },
  };
}

const shapeChanges: Partial<Record<TermChange, string>> = { ADDED: "ADDED", REMOVED: "REMOVED" };
const unique = { taken: "people.term-taken" };
const refusal = "people.term-in-use";

const functions = catalogueOf<FunctionTerm, Pick<FunctionTerm, "name">>({
  ...shapeParts("FUNCTION"),
  entity: JobFunction,
  subject: "JobFunction",
  unique,
  use: { refusal, of: (id) => sql`select from {job_role} where job_function_id = ${id} limit 1` },
});

/** Roles may share a name across functions. */
const roles = catalogueOf<RoleTerm, Pick<RoleTerm, "name" | "jobFunctionId">>({
  ...shapeParts("ROLE"),
  entity: JobRole,
  subject: "JobRole",
  unique: { ...unique, among: ({ jobFunctionId }) => sql`job_function_id = ${jobFunctionId}` },
  use: { refusal, of: (id) => sql`select from {assignment} where job_role_id = ${id} limit 1` },
});

/** Grades stand in order, the lowest first. */
export const grades = catalogueOf<GradeTerm, Pick<GradeTerm, "name">>({
  ...shapeParts("GRADE"),
  entity: Grade,
  subject: "Grade",
  unique,
  order: "rank",
  use: { refusal, of: (id) => sql`select from {assignment} where grade_id = ${id} limit 1` },
});

const removes = {
  FUNCTION: functions.removing("termId"),
  ROLE: roles.removing("termId"),
  GRADE: grades.removing("termId"),
};

type Said = { kind: JobTermKind; name: string; functionId: string | null };

/** Adds a term of a kind, or changes the one that is named. */
export async function saveTerm(
  context: Context,
  termId: string | undefined,
  { kind, name, functionId }: Said,
  version?: number,
): Promise<{ termId: string }> {
  if (kind === "FUNCTION") return { termId: await functions.save(context, termId, { name }, version) };
  if (kind === "GRADE") return { termId: await grades.save(context, termId, { name }, version) };
  const jobFunctionId = await requireFunction(context, functionId);
  return { termId: await roles.save(context, termId, { name, jobFunctionId }, version) };
}

/** Takes away what nobody has or ever had; a function only once it has no roles. */
export function removeTerm(context: Context, { kind, ...named }: AsRead<{ kind: JobTermKind; termId: string }>) {
  return removes[kind](context, named);
}

async function requireFunction(context: Context, functionId: string | null): Promise<string> {
  const known = functionId && (await context.rows(sql`select from {job_function} where id = ${functionId}`)).length > 0;
  if (!known)
    throw invalid("people.unknown-value", "No such function.", { fields: { functionId: "people.unknown-value" } });
  return functionId;
}
