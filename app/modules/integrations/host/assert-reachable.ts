import { lookup } from "node:dns/promises";
import { mayAsk } from "#app/platform/http/ask-outside.ts";
import { ConnectorError } from "#sdk/index.ts";

/** Which places this installation reaches besides the open net. */
export type Where = { loopback: boolean; privateHosts: readonly string[] };

/** The address a name leads to, to be connected to as it is; refused where it lies within our own network. */
export async function assertReachable(host: string, { loopback, privateHosts }: Where): Promise<string> {
  const found = await lookup(host, { all: true }).catch(() => []);
  const [first] = found;
  if (!first) throw new ConnectorError("config", `${host} cannot be found.`);
  if (privateHosts.includes(host.toLowerCase()) || found.every(({ address }) => mayAsk(address, loopback)))
    return first.address;
  throw new ConnectorError("config", `${host} lies within this server's own network.`);
}
