import type { Config } from "#app/platform/config/config.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { OutsideError } from "#app/platform/http/ask-outside.ts";
import { reachOutside } from "#app/platform/http/reach-outside.ts";
import { metadataBounds } from "../saml/read-xml.ts";

/**
 * What stands at a provider's metadata address. Asked as all services of others are: nothing within our own network, no
 * redirect, bounded. Throws in words beside the field where nothing does.
 */
export async function fetchMetadata(
  address: URL | null,
  { production, connectors }: Pick<Config, "production" | "connectors">,
): Promise<string> {
  const largest = 2 * metadataBounds.signs;
  const ways = { loopback: !production, privateHosts: connectors.privateHosts, largest, milliseconds: 10_000 };
  try {
    const answer = address && (await reachOutside(address, {}, ways));
    if (answer?.ok) return await answer.text();
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
  }
  throw invalid("identity.sso-metadata-unreachable", "Nothing is answered at this address.", {
    fields: { metadataAddress: "sso-metadata-unreachable" },
  });
}
