import type { CommandResult } from "#app/platform/http/command.ts";
import { baseCohorts, type BaseCohort } from "../../domain/base-cohorts.ts";
import { cohortQueryShape, emptyQuery, readQuery, type CohortQuery } from "../../domain/cohort-query.ts";
import { chosenSources, type CohortSource } from "../../domain/cohort.ts";
import type { EditedCohort } from "../../queries/cohort-form.ts";

export type TypedCohort = { source: CohortSource; base: BaseCohort; query: CohortQuery; people: string[] };

/** What the form starts from: what was typed before it was refused, else what is kept. */
export function typedIn(result: CommandResult | null, cohort: EditedCohort | null): TypedCohort {
  const said = result?.reply?.initialValue as Record<string, unknown> | undefined;
  if (!said)
    return {
      source: cohort?.source ?? "DYNAMIC",
      base: cohort?.base ?? "everyone",
      query: cohort?.query ?? emptyQuery,
      people: cohort?.people.map(({ id }) => id) ?? [],
    };
  return {
    source: chosenSources.find((source) => source === said["source"]) ?? "DYNAMIC",
    base: baseCohorts.find((base) => base === said["base"]) ?? "everyone",
    query: readQuery(Object.fromEntries(Object.entries(said).filter(([name]) => name in cohortQueryShape))),
    people: [said["people"] ?? []].flat().filter((id): id is string => typeof id === "string"),
  };
}
