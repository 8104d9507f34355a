/** The one of a room's addresses that a path is, with or without the suffix under which data alone is asked for; null where it is none. */
export function findAddress<Address extends { readonly path: string }>(
  addresses: readonly Address[],
  pathname: string,
): Address | null {
  const path = pathname.replace(/\.data$/, "").replace(/\/$/, "");
  return addresses.find((address) => address.path === path) ?? null;
}
