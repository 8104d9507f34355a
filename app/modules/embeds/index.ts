export { embedOrigins } from "./queries/embed-origins.ts";
export { resolveEmbedSession } from "./queries/resolve-embed-session.ts";
export { openEmbedSession, originRefused } from "./use-cases/open-embed-session.ts";
