import type { BaseCohort } from "./base-cohorts.ts";
import type { CohortQuery } from "./cohort-query.ts";

/** How people come into a cohort: a filter always asked; a filter asked on one day; people picked; a file. */
export const cohortSources = ["DYNAMIC", "FROZEN", "PICKED", "FILE"] as const;
export type CohortSource = (typeof cohortSources)[number];

/** Whom a cohort is made of: all that its members are told by. `id` is null for a base cohort and one that is being made. */
export type CohortDefinition = {
  readonly id: string | null;
  readonly ownerId: string;
  readonly source: CohortSource;
  readonly base: BaseCohort;
  readonly query: CohortQuery;
};

/** The most people a list holds. */
export const mostPeople = 20_000;

export const cohortPageSize = 20;
export const peoplePageSize = 25;
