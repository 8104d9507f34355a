import { audienceMutants } from "./audience-mutants.ts";
import { goalMutants } from "./goal-mutants.ts";
import { initiativeMutants } from "./initiative-mutants.ts";
import type { Mutant } from "./mutant.ts";
import { programMutants } from "./program-mutants.ts";

const goalRights = [
  "app/modules/goals/queries/goal-list.integration.test.ts",
  "app/modules/goals/use-cases/goals.integration.test.ts",
  "app/modules/goals/use-cases/check-ins.integration.test.ts",
];
const people = [
  "app/modules/people/policy.test.ts",
  "app/modules/people/people.integration.test.ts",
  "app/modules/people/use-cases/change-assignment.integration.test.ts",
];
const notifications = ["app/modules/notifications/notifications.integration.test.ts"];
const adminAccess = ["app/modules/access/admin-access.integration.test.ts"];
const customRoles = ["app/modules/access/custom-roles.integration.test.ts"];
const viewAs = ["app/modules/access/view-as.integration.test.ts"];
const wall = ["tests/isolation/database-wall.test.ts"];

/** Every fault. */
export const mutants: readonly Mutant[] = [
  {
    name: "units of work without the company's role",
    file: "tenancy/unit-of-work.ts",
    find: 'await client.query(`set local role "${role}"`);',
    replace: "",
    tests: wall,
  },
  {
    name: "units of work for reading that may write",
    file: "tenancy/unit-of-work.ts",
    find: '${readOnly ? " read only" : ""}',
    replace: "",
    tests: wall,
  },
  {
    name: "answers that are kept although their tables were written to",
    file: "tenancy/kept-rows.ts",
    find: "now() >= answer.until || editionsOf(watch, answer.groups, watched.logged) !== answer.editions",
    replace: "now() >= answer.until",
    tests: ["app/composition/kept-rows.integration.test.ts"],
  },
  {
    name: "statements of one company that are taken for another's",
    file: "tenancy/known-statements.ts",
    find: "const key = `${schemaName} ${shaped.shape}`;",
    replace: "const key = shaped.shape;",
    tests: ["app/composition/kept-rows.integration.test.ts"],
  },
  {
    name: "transactions that wrote and tell nobody",
    file: "tenancy/one-statement.ts",
    find: 'statement === "commit" ? told : ""',
    replace: '""',
    tests: ["app/composition/kept-rows.integration.test.ts", "app/composition/kept-access.integration.test.ts"],
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
    name: "several statements in one message of tenant work",
    file: "tenancy/one-statement.ts",
    find: 'queryMode: "extended"',
    replace: 'queryMode: "simple"',
    tests: ["tests/isolation/injection.test.ts"],
  },
  {
    name: "forms that take any index",
    file: "app/platform/http/forms/known-fields.ts",
    find: "step <= formLimits.index",
    replace: "true",
    tests: ["app/platform/http/forms/known-fields.test.ts"],
  },
  {
    name: "the login role inherits every company's rights",
    file: "tenancy/migrate.ts",
    find: "with inherit false, set true",
    replace: "with inherit true, set true",
    tests: wall,
  },
  {
    name: "acts that nobody authorizes",
    file: "app/platform/context/authorize.ts",
    find: "if (verdict.allowed) return;",
    replace: "return;",
    tests: goalRights,
  },
  {
    name: "other people's notifications marked as read",
    file: "app/modules/notifications/use-cases/mark-read.ts",
    find: "where id = ${notificationId} and recipient_id = ${context.actor.employeeId} and ",
    replace: "where id = ${notificationId} and ",
    tests: notifications,
  },
  {
    name: "other people's notifications listed",
    file: "app/modules/notifications/queries/list-notifications.ts",
    find: "      where recipient_id = ${context.actor.employeeId}\n        and",
    replace: "      where true\n        and",
    tests: notifications,
  },
  {
    name: "people: private fields for every colleague",
    file: "app/modules/people/policy.ts",
    find: '"self", { id: actor.employeeId }), fields',
    replace: '"self"), fields',
    tests: people,
  },
  {
    name: "people: private fields for every manager of anybody",
    file: "app/modules/people/policy.ts",
    find: '"manager-above", { managerIds: actor.employeeId })',
    replace: '"manager-above")',
    tests: people,
  },
  {
    name: "people: assignments anybody may change",
    file: "app/modules/people/policy.ts",
    find: '...(isAdmin(actor, "PLATFORM_ADMIN") ? platformAdmin : []),',
    replace: "...platformAdmin,",
    tests: people,
  },
  {
    name: "people: reporting lines that do not wait for each other",
    file: "app/modules/people/use-cases/change-assignment.ts",
    find: 'if (kind === "REPORTING_LINE") await lockReportingLines(context);',
    replace: "",
    tests: people,
  },
  {
    name: "people: loops in the reporting line",
    file: "app/modules/people/data/refuse-loop.ts",
    find: "if (fault?.loop) throw",
    replace: "if (fault?.loop && fault.loop.path.length < 0) throw",
    tests: people,
  },
  {
    name: "custom roles that leave their part",
    file: "app/platform/contributions/role-rules.ts",
    find: "...(orgUnitIds && { orgUnitIds: { $in: orgUnitIds } }),",
    replace: "",
    tests: [...customRoles, "app/platform/contributions/role-rules.test.ts"],
  },
  {
    name: "a company left without a platform admin",
    file: "app/modules/access/data/require-other-platform-admin.ts",
    find: "if (!working) throw",
    replace: "if (false) throw",
    tests: adminAccess,
  },
  {
    name: "sessions that write as the person they see the product as",
    file: "app/composition/web/request-scope.server.ts",
    find: "if (session.viewingEmployeeId && !readOnly) throw",
    replace: "if (false) throw",
    tests: viewAs,
  },
  ...audienceMutants,
  ...goalMutants,
  ...initiativeMutants,
  ...programMutants,
];
