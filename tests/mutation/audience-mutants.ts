import type { Mutant } from "./mutant.ts";

const tests = ["app/modules/audiences/saved-views.integration.test.ts"];

/** Faults in the room of saved views. */
export const audienceMutants: readonly Mutant[] = [
  {
    name: "private views of colleagues in the menu of a list",
    file: "app/modules/audiences/queries/visible-views.ts",
    find: "(v.owner_id = ? or v.shared)",
    replace: "(v.owner_id = ? or true)",
    tests,
  },
  {
    name: "views shared with the company by anybody",
    file: "app/modules/audiences/use-cases/save-view.ts",
    find: 'if (shared) await authorize(context, "share", facts);',
    replace: "",
    tests,
  },
  {
    name: "views that lead where their row says, and not to their list",
    file: "app/modules/audiences/domain/list-query.ts",
    find: "new URLSearchParams(listQuery(list, new URLSearchParams(query)))",
    replace: "new URLSearchParams(query)",
    tests,
  },
];
