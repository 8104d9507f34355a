/** Hosts that stand in this server's own network and that its operator lets connectors reach; and whether this machine is one. */
export type AllowedHosts = { privateHosts: readonly string[]; loopback: boolean };

export type AddressFault = "address-with-secret" | "address-https";

/** Whatever looks like an address, however it begins: what stands before the last @ of its host is who signs in. */
const anyAddress = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i;
const onThisMachine = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * What is wrong with an address among the settings, which everybody who sets up connections reads: a secret in it, for which
 * there is a field that is sealed; or a web address that is not https. Null where nothing is. `web` is an address of HTTP.
 */
export function faultOfAddress(
  text: string,
  web: boolean,
  { privateHosts, loopback }: AllowedHosts,
): AddressFault | null {
  if ((anyAddress.exec(text)?.[1] ?? "").includes("@")) return "address-with-secret";
  if (!web) return null;
  if (!URL.canParse(text)) return "address-https";
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== "" || password !== "") return "address-with-secret";
  const near = privateHosts.includes(hostname.toLowerCase()) || (loopback && onThisMachine.has(hostname));
  return protocol === "https:" || (protocol === "http:" && near) ? null : "address-https";
}
