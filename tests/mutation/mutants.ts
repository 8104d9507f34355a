/** One fault put into the sources on purpose, and the tests that must notice. */
export type Mutant = {
  name: string;
  file: string;
  find: string;
  replace: string;
  /** Test files given to the runner. */
  tests: readonly string[];
};

const wall = ["tests/isolation/database-wall.test.ts"];

export const mutants: readonly Mutant[] = [
  {
    name: "units of work without the company's role",
    file: "tenancy/unit-of-work.ts",
    find: "sessionContext: { role: tenant.schemaName }",
    replace: "",
    tests: wall,
  },
  {
    name: "units of work for reading that may write",
    file: "tenancy/unit-of-work.ts",
    find: "em.begin({ readOnly,",
    replace: "em.begin({",
    tests: wall,
  },
  {
    name: "schemas owned by the company's own role, which could drop the audit log",
    file: "tenancy/provision.ts",
    find: 'create schema "${schemaName}" authorization ${schemaOwner}',
    replace: 'create schema "${schemaName}" authorization "${schemaName}"',
    tests: wall,
  },
  {
    name: "an audit log that may be changed",
    file: "migrations/tenant/0001-ground.ts",
    find: "grant insert, select on",
    replace: "grant all on",
    tests: wall,
  },
  {
    name: "the login role inherits every company's rights",
    file: "tenancy/provision.ts",
    find: "with inherit false, set true",
    replace: "with inherit true, set true",
    tests: wall,
  },
];
