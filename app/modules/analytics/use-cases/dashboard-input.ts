import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import { refusingTaken } from "#app/platform/errors/refusing-taken.ts";
import { filterName, filterValues, type FilterValue, type RowFilters } from "../domain/row-filters.ts";
import { shownModules } from "../domain/shown-module.ts";

const filter = textInput({ most: 63, anySigns: true, tooLong: "too-long" })
  .refine((name) => name === "" || filterName.test(name), "malformed-filter")
  .optional();

export const dashboardFields = {
  name: textInput({ most: 100, missing: "required", tooLong: "too-long" }),
  providerRef: textInput({ most: 100, anySigns: true, missing: "required", tooLong: "too-long" }),
  module: z.enum(shownModules).default("GOAL"),
  COMPANY: filter,
  VIEWER: filter,
  EMAIL: filter,
  UNIT: filter,
};

/** Two values never go into one filter: the second would undo the first. */
export function filtersOf(input: Partial<Record<FilterValue, string | undefined>>): RowFilters {
  return Object.fromEntries(filterValues.flatMap((value) => (input[value] ? [[value, input[value]]] : [])));
}

export function namesFilterTwice(filters: RowFilters): boolean {
  const names = Object.values(filters).map((name) => name.toLowerCase());
  return new Set(names).size < names.length;
}

export function refusingTakenDashboard<Result>(work: Promise<Result>): Promise<Result> {
  return refusingTaken(work, {
    analytics_dashboard_name: {
      code: "analytics.duplicate-name",
      field: "name",
      message: "A dashboard has this name.",
    },
  });
}
