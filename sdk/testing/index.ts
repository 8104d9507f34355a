export { conformance, type ConformanceCheck, type Example } from "./conformance.ts";
export { LocalHost } from "./local-host.ts";
export { RestSource, type RestCollections, type RestRow } from "./rest-source.ts";
export { SourceServer, type Answer } from "./source-server.ts";
