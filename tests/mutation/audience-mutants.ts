import type { Mutant } from "./mutant.ts";

const tests = ["app/modules/audiences/saved-views.integration.test.ts"];

const cohortTests = [
  "app/modules/audiences/cohorts.integration.test.ts",
  "app/modules/audiences/who-sees-cohorts.integration.test.ts",
];

/** Faults in the room of saved views and cohorts. */
export const audienceMutants: readonly Mutant[] = [
  {
    name: "private views of colleagues in the menu of a list",
    file: "app/modules/audiences/queries/visible-views.ts",
    find: "(v.owner_id = ${me} or v.shared)",
    replace: "(v.owner_id = ${me} or true)",
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
  {
    name: "people of a cohort shown to whoever may not know what they were found by",
    file: "app/modules/audiences/data/members-sql.ts",
    find: "...privateFactsOf(cohort.query).map(",
    replace: "...[].map(",
    tests: cohortTests,
  },
  {
    name: "people of a private team shown through a cohort",
    file: "app/modules/audiences/data/members-sql.ts",
    find: '...seesTeams(ability, cohort.query.teams, { ofPerson: cohort.source === "DYNAMIC" }),',
    replace: "",
    tests: cohortTests,
  },
  {
    name: "a cohort of the address that is not there narrows nothing",
    file: "app/modules/audiences/queries/cohort-in-lists.ts",
    find: "(select null::uuid where false)",
    replace: "(select id from {employee})",
    tests: ["app/modules/audiences/cohorts-in-lists.integration.test.ts"],
  },
  {
    name: "private cohorts of colleagues opened by their id",
    file: "app/modules/audiences/data/cohort-record.ts",
    find: "await authorize(context, action, cohortFacts(cohort));",
    replace: "",
    tests: cohortTests,
  },
];
