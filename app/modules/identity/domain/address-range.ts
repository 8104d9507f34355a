import { BlockList, isIP } from "node:net";

/** `10.0.0.0/8`, `2001:db8::/32`, or one address, which is a range of one. Null where it is neither. */
export function parseRange(text: string): { address: string; prefix: number; family: "ipv4" | "ipv6" } | null {
  const [address = "", prefixText, ...rest] = text.trim().split("/");
  const version = isIP(address);
  const longest = version === 4 ? 32 : 128;
  const prefix = prefixText === undefined ? longest : /^\d{1,3}$/.test(prefixText) ? Number(prefixText) : -1;
  if (version === 0 || rest.length > 0 || prefix < 0 || prefix > longest) return null;
  return { address, prefix, family: version === 4 ? "ipv4" : "ipv6" };
}

/** Whether a machine at this address may come in; everybody may where no range is named. */
export function isAddressAllowed(address: string, ranges: readonly string[]): boolean {
  if (ranges.length === 0) return true;
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").split("%")[0]!;
  const version = isIP(plain);
  if (version === 0) return false;
  const list = new BlockList();
  for (const range of ranges.map(parseRange)) if (range) list.addSubnet(range.address, range.prefix, range.family);
  return list.check(plain, version === 4 ? "ipv4" : "ipv6");
}
