import {
  employeeColumns,
  peopleByIds,
  peopleFilterChoices,
  type PeopleFilterChoices,
  type PersonSummary,
} from "#app/modules/people/index.ts";
import { rulesToSql } from "#app/platform/ability/to-sql.ts";
import type { Context } from "#app/platform/context/context.ts";
import { requireCohort } from "../data/cohort-record.ts";
import { dataChoices } from "../data/data-condition-sql.ts";
import { mostPeople, type CohortSource } from "../domain/cohort.ts";
import { baseCohorts, circleBases, type BaseCohort } from "../domain/base-cohorts.ts";
import { emptyQuery, type CohortQuery } from "../domain/cohort-query.ts";
import { fieldsAskedFor } from "./closed-fields.ts";
import { cohortPeople } from "./cohort-people.ts";
import { mayShareCohorts } from "./cohort-list.ts";
import { sql } from "#tenancy/sql.ts";

/** All that a filter over people may be narrowed to. `gender` and `grade` are offered to those who may know them of somebody else. */
export type FilterChoices = PeopleFilterChoices & {
  asksPrivateFacts: boolean;
  /** Those of people of whom the actor may know it. */
  ethnicities: string[];
  data: { key: string; name: string; percent: boolean }[];
};

export type EditedCohort = {
  id: string;
  name: string;
  description: string;
  shared: boolean;
  source: CohortSource;
  base: BaseCohort;
  query: CohortQuery;
  frozenOn: string | null;
  fileName: string | null;
  version: number;
  mine: boolean;
  people: PersonSummary[];
};
export type CohortForm = {
  choices: FilterChoices;
  managers: PersonSummary[];
  mayShare: boolean;
  cohort: EditedCohort | null;
  bases: BaseCohort[];
};

/** What the form of a cohort offers, and what it starts from. */
export async function cohortForm(context: Context, cohortId: string | null): Promise<CohortForm> {
  const cohort = cohortId === null ? null : await editedCohort(context, cohortId);
  const { managers } = cohort?.query ?? emptyQuery;
  return {
    cohort,
    bases: baseCohorts.filter(
      (base) => !circleBases.includes(base) || base in context.circles || base === cohort?.base,
    ),
    choices: await filterChoices(context),
    mayShare: (await mayShareCohorts(context)) || cohort?.shared === true,
    managers: managers.length > 0 ? [...(await peopleByIds(context, managers)).values()] : [],
  };
}

/** The values people can be filtered by, as far as the actor may know them. Three statements. */
export async function filterChoices(context: Context): Promise<FilterChoices> {
  const ability = await context.ability();
  const { actor } = context;
  const stranger = { kind: "Employee", id: "", managerIds: [], orgUnitIds: [] };
  return {
    ...(await peopleFilterChoices(context, await fieldsAskedFor(context))),
    asksPrivateFacts: actor.directManager || ability.decide("view", stranger, "gender").allowed,
    ethnicities: await ethnicitiesKnown(context),
    data: await dataChoices(context),
  };
}

async function ethnicitiesKnown(context: Context): Promise<string[]> {
  const known = rulesToSql(await context.ability(), "view", "Employee", employeeColumns(context.today()), "ethnicity");
  const rows = await context.rows<{ ethnicity: string }>(
    sql`select distinct e.ethnicity from {employee} e where e.ethnicity is not null and e.ethnicity <> ''
      and e.id <> ${context.actor.employeeId}::uuid and ${known} order by 1 limit 100`,
  );
  return rows.map(({ ethnicity }) => ethnicity);
}

async function editedCohort(context: Context, cohortId: string): Promise<EditedCohort> {
  const cohort = await requireCohort(context, "edit", cohortId, { held: false });
  const { id, name, description, shared, source, base, query, frozenOn, fileName, version } = cohort;
  const people =
    source === "PICKED" ? (await cohortPeople(context, cohort, { search: "", limit: mostPeople, offset: 0 })).rows : [];
  return {
    id,
    name,
    description,
    shared,
    source,
    base,
    query,
    frozenOn,
    fileName,
    version,
    mine: cohort.ownerId === context.actor.employeeId,
    people: people.map((person) => ({
      id: person.id,
      name: person.name,
      role: person.role,
      email: person.email,
      photo: person.photo,
    })),
  };
}
