import { z } from "zod";
import type { GatheredUse } from "#app/platform/contributions/record-use.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { cohortFacts, requireCohort } from "../data/cohort-record.ts";
import type { FindUses } from "../data/cohort-uses.ts";
import { findBase, type BaseCohort } from "../domain/base-cohorts.ts";
import { knownData, namesOfData } from "../data/data-condition-sql.ts";
import { emptyQuery, isUnfinished, privateFactsOf, type CohortQuery } from "../domain/cohort-query.ts";
import { peoplePageSize, type CohortSource } from "../domain/cohort.ts";
import { closedFields, fieldsSeenOfAll, withoutClosedFields } from "./closed-fields.ts";
import { cohortPeople, peoplePageInput, type CohortPerson } from "./cohort-people.ts";
import { queryNames, type QueryPart } from "./query-names.ts";
import { sql } from "#tenancy/sql.ts";

/** A cohort of one's own making, or the name or number of a base cohort. */
export const cohortReference = z.union([z.uuid(), z.string().refine((text) => findBase(text) !== null)]);
export const cohortScreenInput = peoplePageInput.extend({
  cohortId: cohortReference.describe("The id of the cohort."),
});
export type CohortScreenInput = z.output<typeof cohortScreenInput>;

export type CohortScreen = {
  /** Null for a base cohort. */
  id: string | null;
  name: string | null;
  /** Null for a base cohort. */
  version: number | null;
  description: string;
  source: CohortSource;
  base: BaseCohort;
  shared: boolean;
  mine: boolean;
  ownerName: string | null;
  frozenOn: string | null;
  fileName: string | null;
  query: CohortQuery;
  parts: QueryPart[];
  /** Conditions on data, by name. */
  data: ReturnType<typeof namesOfData>;
  /** Somebody may be in it without the actor being shown them. */
  partly: boolean;
  /** Its filter cannot be asked as it stands, and finds nobody until somebody finishes it. */
  unfinished: boolean;
  people: { rows: CohortPerson[]; total: number };
  search: string;
  page: number;
  uses: readonly GatheredUse[];
  mayEdit: boolean;
  mayDelete: boolean;
};

/** One cohort: how it is made, its people in the actor's eyes, and what is done with it. */
export async function cohortScreen(
  context: Context,
  { cohortId, search, page }: CohortScreenInput,
  findUses: FindUses,
): Promise<CohortScreen> {
  const base = findBase(cohortId);
  const paged = { search, limit: peoplePageSize, offset: (page - 1) * peoplePageSize };
  if (base)
    return {
      ...plain,
      base,
      search,
      page,
      people: await cohortPeople(
        context,
        { id: null, ownerId: context.actor.employeeId, source: "DYNAMIC", base, query: emptyQuery },
        paged,
      ),
    };
  const cohort = await requireCohort(context, "view", cohortId);
  const [owner] = await context.rows<{ name: string }>(
    sql`select display_name as name from {employee} where id = ${cohort.ownerId}`,
  );
  const ability = await context.ability();
  const may = (action: string) => ability.decide(action, cohortFacts(cohort)).allowed;
  const { id, name, version, description, source, shared, frozenOn, fileName } = cohort;
  const query = await withoutClosedFields(context, cohort.query);
  return {
    id,
    name,
    version,
    description,
    source,
    shared,
    frozenOn,
    fileName,
    query,
    base: cohort.base,
    search,
    page,
    mine: cohort.ownerId === context.actor.employeeId,
    ownerName: owner!.name,
    parts: await queryNames(context, query),
    data: namesOfData(context, query.data),
    unfinished: isUnfinished(cohort.query),
    partly: !(await knowsFactsOfAll(context, cohort.query)),
    people: await cohortPeople(context, cohort, paged),
    uses: await findUses(context, "Cohort", id),
    mayEdit: may("edit"),
    mayDelete: may("delete"),
  };
}

const plain = {
  id: null,
  name: null,
  version: null,
  description: "",
  source: "DYNAMIC",
  shared: false,
  mine: true,
  ownerName: null,
  frozenOn: null,
  fileName: null,
  query: emptyQuery,
  parts: [],
  data: [],
  partly: false,
  unfinished: false,
  uses: [],
  mayEdit: false,
  mayDelete: false,
} satisfies Partial<CohortScreen>;

/** Whether the actor may know of everybody what a filter asks for: as of somebody they have nothing to do with. */
async function knowsFactsOfAll(context: Context, query: CohortQuery): Promise<boolean> {
  const ability = await context.ability();
  const stranger = { kind: "Employee", id: "", managerIds: [], orgUnitIds: [] };
  const secretTeam = { kind: "Team", id: "", visibility: "PRIVATE", memberIds: [], managerIds: [] };
  return (
    (await knownData(context, query.data)).every((known) => known?.all === true) &&
    privateFactsOf(query).every((fact) => ability.decide("view", stranger, fact).allowed) &&
    (query.teams.length === 0 || ability.decide("view", secretTeam).allowed) &&
    (await closedFields(context, query, await fieldsSeenOfAll(context))).size === 0
  );
}

/** A cohort's people as programs and files read them; not found where the actor may not see the cohort. */
export async function requirePeopleOf(
  context: Context,
  ref: string,
  asked: { search: string; limit: number; offset: number },
): Promise<{ rows: CohortPerson[]; total: number }> {
  const base = findBase(ref);
  if (base)
    return cohortPeople(
      context,
      { id: null, ownerId: context.actor.employeeId, source: "DYNAMIC", base, query: emptyQuery },
      asked,
    );
  if (!z.uuid().safeParse(ref).success) throw notFound("Cohort");
  return cohortPeople(context, await requireCohort(context, "view", ref), asked);
}
