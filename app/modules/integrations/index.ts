/** Demo data. */
export { seedIntegrations } from "./seed/seed-integrations.ts";
export { hearMessage } from "./use-cases/hear-message.ts";
export { keysOfConnectors, resealConnectors } from "./use-cases/reseal-secrets.ts";
/** People whom an identity provider sends. */
export { removeScimUser, saveScimUser, scimUserOf, scimUsers, type ScimCaller } from "./use-cases/scim-people.ts";
