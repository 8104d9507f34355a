import { useLocation } from "@remix-run/react";

/** The present address with some parameters changed (null takes one out); paging starts over. */
export function useAddress(): (changes: Readonly<Record<string, string | null>>) => string {
  const { pathname, search } = useLocation();
  return (changes) => {
    const parameters = new URLSearchParams(search);
    parameters.delete("page");
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) parameters.delete(name);
      else parameters.set(name, value);
    }
    const query = parameters.toString();
    return query ? `${pathname}?${query}` : pathname;
  };
}
