export { conformance } from "./conformance.ts";
export { ConformanceFailure } from "./finding.ts";
export { LocalHost } from "./local-host.ts";
export { OAuthSource } from "./oauth-source.ts";
export type { HostMap } from "../host/reach.ts";
export { RestSource, type RestCollections, type RestRow } from "./rest-source.ts";
export type { OAuthSecret, Secret } from "../host/secret.ts";
export { SourceServer, type Answer } from "./source-server.ts";
export type { ConformanceCheck, Example, ExampleSource } from "./trial.ts";
