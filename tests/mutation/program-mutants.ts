import type { Mutant } from "./mutant.ts";

const accessTokens = ["app/modules/identity/use-cases/access-tokens.integration.test.ts"];
const embeds = ["app/modules/embeds/embeds.integration.test.ts"];

/** Faults in how programs and other sites come in. */
export const programMutants: readonly Mutant[] = [
  {
    name: "access tokens that read, and write too",
    file: "app/modules/identity/queries/resolve-access-token.ts",
    find: 'reading || row.scope === "WRITE" ? null : readsOnly()',
    replace: "null",
    tests: accessTokens,
  },
  {
    name: "access tokens of others that anybody revokes",
    file: "app/modules/identity/use-cases/revoke-access-token.ts",
    find: "sql`id = ${accessTokenId} and identity_id = ${requireOwnIdentity(scope).id} and tenant_id = ${context.tenant.id}`",
    replace: "sql`id = ${accessTokenId}`",
    tests: accessTokens,
  },
  {
    name: "a cookie that counts beside an access token",
    file: "app/composition/web/request-scope.server.ts",
    find: "program ?? (await resolveSession(",
    replace: "await resolveSession(",
    tests: ["app/composition/web/api.integration.test.ts"],
  },
  {
    name: "widgets on sites that nobody named",
    file: "app/modules/embeds/use-cases/open-embed-session.ts",
    find: "if (!key.origins.includes(origin) || !said.origins.includes(origin)) throw",
    replace: "if (false) throw",
    tests: embeds,
  },
  {
    name: "tokens of host sites that open twice",
    file: "app/modules/embeds/use-cases/open-embed-session.ts",
    find: "if (kept.length !== 1) throw",
    replace: "if (false) throw",
    tests: embeds,
  },
  {
    name: "widgets that outlive their member",
    file: "app/modules/embeds/http/embed.server.ts",
    find: ' || (await membershipOf(services.database, tenant.id, viewer.employeeId)) === "DEACTIVATED"',
    replace: "",
    tests: embeds,
  },
];
