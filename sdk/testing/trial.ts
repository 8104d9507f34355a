import { ConnectorError } from "../connector-error.ts";
import type { Connector } from "../contract.ts";
import type { ModelKind } from "../kinds/kinds.ts";
import { ConformanceFailure, endedWith } from "./finding.ts";
import { LocalHost } from "./local-host.ts";
import { hostsOf } from "../host/reach.ts";
import type { Secret } from "../host/secret.ts";
import { SourceServer, type Answer } from "./source-server.ts";

/** A source to try a connector against: what it holds first, what later, and with a row that fits no model. */
export interface Example {
  secret: Secret;
  /** The settings of an administrator whose source answers at this address; hosts the manifest names answer there as well. */
  settings(address: string): unknown;
  /** A source of its own for each check. */
  source(): ExampleSource;
}

/** A source of an example, and what happens to it. */
export interface ExampleSource {
  answer: Answer;
  /** Something changes at the source. */
  change(): void;
  /** One more row, which fits no model. */
  spoil(): void;
  /** One more row that changed at the very moment of the latest one; for sources whose filter includes the moment asked for. */
  tie?(): void;
}

/** One thing every connector must do; `run` throws a sentence of what is missing where it does not. */
export interface ConformanceCheck {
  name: string;
  run(): Promise<void>;
}

/** One run of a check: a source, a server that plays it, and a host for the connector. */
export type Trial = {
  host: LocalHost<ModelKind, unknown>;
  server: SourceServer;
  source: ExampleSource;
};

export type TrialOptions = { secret?: Secret; signal?: AbortSignal; closed?: boolean };

/** Makes a check of what it proves. */
export type Tried = (name: string, prove: (trial: Trial) => Promise<void>, options?: TrialOptions) => ConformanceCheck;

/** Checks of this connector against this example. */
export function trying<Kind extends ModelKind, Settings>(
  connector: Connector<Kind, Settings>,
  example: Example,
): Tried {
  return (name, prove, { secret = example.secret, signal, closed } = {}) => ({
    name,
    run: async () => {
      const source = example.source();
      await using server = await SourceServer.start(source.answer);
      const settings = example.settings(server.address);
      const hosts = hostsOf(connector.manifest, server.address);
      if (closed) await server[Symbol.asyncDispose]();
      try {
        const host = new LocalHost(connector, { secret, settings, hosts, ...(signal && { signal }) });
        await prove({ host: host as unknown as Trial["host"], server, source });
      } catch (error) {
        throw error instanceof ConformanceFailure ? error : unexpected(error);
      }
    },
  });
}

const places: Partial<Record<string, string>> = {
  auth: "the secret of the example, and the manifest's `auth`",
  config: "`settings` of the connector, and `settings` of the example",
  contract: "the place the message names: the manifest's `egress`, the mapping, or the example's answer",
  "not-found": "the address the connector asks, and the example's answer to it",
};

function unexpected(error: unknown): ConformanceFailure {
  const look = (error instanceof ConnectorError && places[error.code]) || "where the connector threw (the cause below)";
  return new ConformanceFailure({ expected: "the run to end well", did: endedWith(error), look }, error);
}
