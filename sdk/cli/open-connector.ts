import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ConnectorError } from "../connector-error.ts";
import type { Connector } from "../contract.ts";
import { hostsOf } from "../host/reach.ts";
import type { Secret } from "../host/secret.ts";
import type { ModelKind } from "../kinds/kinds.ts";
import { LocalHost } from "../testing/local-host.ts";
import { SourceServer } from "../testing/source-server.ts";
import type { Tape } from "../testing/tape.ts";
import type { Example } from "../testing/trial.ts";

export type AnyConnector = Connector<ModelKind, unknown>;
export type Asked = { sample?: boolean; settings?: string; secret?: string };

/** A connector and the source it asks: that of its own tests, or a real one. */
export interface Opened {
  connector: AnyConnector;
  settings: Record<string, unknown>;
  /** A host of its own for each thing that is tried. */
  host(given?: { settings?: Record<string, unknown>; tape?: Tape }): LocalHost<ModelKind, unknown>;
  end(): Promise<void>;
}

export async function openConnector(folder: string, asked: Asked): Promise<Opened> {
  return asked.sample ? withSample(await openExample(folder)) : withSource(await connectorIn(folder), asked);
}

/** A connector and the source of its own tests. */
export async function openExample(folder: string): Promise<{ connector: AnyConnector; example: Example }> {
  if (!existsSync(join(folder, "example.ts")))
    throw new ConnectorError("config", "It has no example.ts, which plays its source.");
  const example = await loaded<Example>(folder, "example.ts", (each) => "source" in each && "settings" in each);
  return { connector: await connectorIn(folder), example };
}

const connectorIn = (folder: string) =>
  loaded<AnyConnector>(folder, "connector.ts", (each) => "manifest" in each && "check" in each);

async function withSample({ connector, example }: { connector: AnyConnector; example: Example }): Promise<Opened> {
  const server = await SourceServer.start(example.source().answer);
  const settings = example.settings(server.address) as Record<string, unknown>;
  const hosts = hostsOf(connector.manifest, server.address);
  return {
    connector,
    settings,
    host: (given = {}) => new LocalHost(connector, { secret: example.secret, settings, hosts, ...given }),
    end: () => server[Symbol.asyncDispose](),
  };
}

function withSource(connector: AnyConnector, { settings: from, secret: kept }: Asked): Opened {
  const settings = JSON.parse(readFileSync(from!, "utf8")) as Record<string, unknown>;
  const text = readFileSync(kept!, "utf8").trim();
  const secret = (text.startsWith("{") ? JSON.parse(text) : text) as Secret;
  return {
    connector,
    settings,
    host: (given = {}) => new LocalHost(connector, { secret, settings, ...given }),
    end: async () => undefined,
  };
}

async function loaded<Value>(folder: string, file: string, isIt: (value: object) => boolean): Promise<Value> {
  const module = (await import(pathToFileURL(join(folder, file)).href)) as Record<string, unknown>;
  const found = Object.values(module).find((each) => typeof each === "object" && each !== null && isIt(each));
  if (!found) throw new ConnectorError("contract", `${file} exports nothing of the kind that is expected of it.`);
  return found as Value;
}

/** What a script of this folder was told. */
export function told<Options>(): { folder: string; options: Options } {
  const [folder = "", options = "{}"] = process.argv.slice(2);
  return { folder, options: JSON.parse(options) as Options };
}

/** Runs a script to its end; what it throws is told in a line. */
export async function runToEnd(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
