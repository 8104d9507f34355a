import type { Context } from "#app/platform/context/context.ts";
import { catalogue, type BrokenConnector, type KnownConnector } from "../host/catalogue.ts";
import type { ConnectorHost } from "../host/connector-host.ts";
import type { ConnectorKind } from "../domain/kinds.ts";
import { listInstallations, type ListedInstallation } from "./installation-list.ts";

export type OfferedConnector = { id: string; title: string; kind: ConnectorKind; version: string; ours: boolean };

export type PluginsPage = {
  kind: ConnectorKind | null;
  installations: ListedInstallation[];
  offered: OfferedConnector[];
  broken: readonly BrokenConnector[];
  timeZone: string;
  now: string;
};

/** What is connected, and what else could be. */
export async function pluginsPage(
  context: Context,
  kind: ConnectorKind | null,
  host: Pick<ConnectorHost, "config">,
): Promise<PluginsPage> {
  const { connectors, broken } = await catalogue(host.config.connectors);
  return {
    kind,
    installations: await listInstallations(context, kind),
    offered: connectors
      .filter(({ manifest }) => kind === null || manifest.kind === kind)
      .map((each) => offered(each, context)),
    broken,
    timeZone: context.actor.timeZone,
    now: context.clock.now().toISOString(),
  };
}

export function offered({ id, manifest, ours }: KnownConnector, { actor }: Pick<Context, "actor">): OfferedConnector {
  return {
    id,
    title: wordsIn(manifest.title, actor.language),
    kind: manifest.kind as ConnectorKind,
    version: manifest.version,
    ours,
  };
}

/** In the person's language, else in English. */
export function wordsIn(words: Readonly<Record<string, string>>, language: string, otherwise = ""): string {
  return words[language] ?? words["en"] ?? otherwise;
}
