export { embedOrigins } from "./queries/embed-origins.ts";
export { resolveEmbedSession } from "./queries/resolve-embed-session.ts";
export { countUse } from "./use-cases/count-use.ts";
export { keyNamedBy, openEmbedSession, originRefused } from "./use-cases/open-embed-session.ts";
