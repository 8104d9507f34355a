import { useLocation } from "@remix-run/react";

/** What an address says of the place in a list. */
const place = ["page", "after", "before"];

/** The present address with some parameters changed (null takes one out); paging starts over unless it is what changes. */
export function useAddress(): (changes: Readonly<Record<string, string | null>>) => string {
  const location = useLocation();
  return (changes) => changedAddress(location, changes);
}

/** An address of the present page without its path, which links within the page need not say. */
export function fromHere(address: string): string {
  const start = address.indexOf("?");
  return start < 0 ? address : address.slice(start);
}

type Changes = Readonly<Record<string, string | null>>;

/** The same of an address that is known; what a room leaves out besides stands among the changes. */
export function changedAddress({ pathname, search }: { pathname: string; search: string }, changes: Changes): string {
  const parameters = new URLSearchParams(search);
  for (const name of place) parameters.delete(name);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) parameters.delete(name);
    else parameters.set(name, value);
  }
  const query = parameters.toString();
  return query ? `${pathname}?${query}` : pathname;
}
