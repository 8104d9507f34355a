import type { Context } from "#app/platform/context/context.ts";
import type { SearchHit } from "#app/platform/contributions/room-screens.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";
import type { Sought } from "#tenancy/text-search.ts";
import { ourConnectors } from "../host/catalogue.ts";
import { integrationPlaces } from "../integration-addresses.ts";
import { wordsAway } from "../strings/all-words.ts";
import { listInstallations } from "./installation-list.ts";
import { wordsIn } from "./plugins-page.ts";

/** For who looks after them: connections by name, connector and kind, each with how it stands; then connectors to connect. */
export async function searchConnections(
  context: Context,
  { text, near }: Sought,
  limit: number,
): Promise<readonly SearchHit[]> {
  if (near || !(await context.ability()).anyOf("edit", "Connector")) return [];
  const { language } = context.actor;
  const say = wordsAway(asLanguage(language));
  const connectors = await ourConnectors();
  const titles = new Map(connectors.map(({ id, manifest }) => [id, wordsIn(manifest.title, language, id)]));
  const wanted = text.trim().toLowerCase();
  const holds = (...said: string[]) => said.some((word) => word.toLowerCase().includes(wanted));
  const installed = (await listInstallations(context, null)).filter(({ name, connector, kind }) =>
    holds(name, titles.get(connector) ?? connector, say(`kind.${kind}`)),
  );
  const offered = connectors.filter(({ id, manifest }) => holds(titles.get(id)!, say(`kind.${manifest.kind}`)));
  const hits: SearchHit[] = [
    ...installed.map(({ id, name, connector, health }) => ({
      key: `integrations:${id}`,
      kind: "connection",
      title: name,
      subtitle: `${titles.get(connector) ?? connector} · ${say(`health.${health}`)}`,
      link: integrationPlaces.installation(id),
    })),
    ...offered.map(({ id, manifest }) => ({
      key: `integrations:${id}`,
      kind: "connection",
      title: say("connect-one", { title: titles.get(id)! }),
      subtitle: say(`kind.${manifest.kind}`),
      link: integrationPlaces.install(id),
    })),
  ];
  return hits.slice(0, limit);
}
