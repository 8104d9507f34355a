/** Where the screens of cohorts stand. */
export const cohortPlaces = {
  list: "/app/cohorts",
  add: "/app/cohorts/new",
  preview: "/app/cohorts/preview.json",
  audience: "/app/cohorts/audience.json",
  sharing: "/app/company/settings/platform/sharing",
} as const;

export function cohortPlace(cohortId: string, part: "" | "/edit" | "/people.csv" = ""): string {
  return `${cohortPlaces.list}/${cohortId}${part}`;
}
