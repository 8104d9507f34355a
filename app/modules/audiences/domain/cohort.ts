import type { BaseCohort } from "./base-cohorts.ts";
import type { CohortQuery } from "./cohort-query.ts";

/** How people come into a cohort that somebody makes: a filter always asked; a filter asked on one day; people picked; a file. */
export const chosenSources = ["DYNAMIC", "FROZEN", "PICKED", "FILE"] as const;
/** Besides them, a group of an identity provider, which nobody changes here. */
export const cohortSources = [...chosenSources, "DIRECTORY"] as const;
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
