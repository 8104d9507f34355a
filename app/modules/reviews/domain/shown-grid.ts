import { gridDifferences, type GridAccess, type RightsGrid } from "#app/platform/rights-grid/rights-grid.ts";
import type { CycleSettings } from "./cycle-settings.ts";
import { providers, type Provider } from "./providers.ts";
import { defaultShown } from "./visibility.ts";

/** What the person reviewed reads of a provider's forms: which questions, and ratings. */
export const shownPrivileges = ["questions", "score", "selected"] as const;
export type ShownPrivilege = (typeof shownPrivileges)[number];

const grid: RightsGrid<Provider, ShownPrivilege> = {
  roles: providers,
  values: { questions: ["SELECTED_QUESTIONS", "ALL_QUESTIONS"], score: ["NONE", "SHOWN"], selected: [] },
  lists: ["selected"],
  // Which questions there are to select is said by the forms of the cycle.
  permitted: (_, privilege) => grid.values[privilege],
};

type Sharing = CycleSettings["sharing"];

/** What a cycle shows, with what is standard where it says nothing. */
export function shownAccess({ reviewee }: Pick<Sharing, "reviewee">) {
  const rows = providers.map((provider) => {
    const { questions, selected, score } = reviewee[provider] ?? defaultShown(provider);
    return [provider, { questions, score: score ? "SHOWN" : "NONE", selected }] as const;
  });
  return Object.fromEntries(rows) as Record<Provider, (typeof rows)[number][1]> satisfies GridAccess<
    Provider,
    ShownPrivilege
  >;
}

/** What the person reviewed comes to read, and no longer reads, by provider; for the audit log. */
export function shownDifferences(before: Sharing, after: Sharing) {
  return gridDifferences(grid, shownAccess(before), shownAccess(after));
}
