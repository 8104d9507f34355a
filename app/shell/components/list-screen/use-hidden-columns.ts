import { useEffect, useState } from "react";

/** Columns left out of a table; this browser remembers them under the name of the list. */
export function useHiddenColumns(
  list: string,
  initially: readonly string[] = [],
): [hidden: readonly string[], keep: (hidden: readonly string[]) => void] {
  const key = `cairn.hidden-columns.${list}`;
  const [kept, setKept] = useState<readonly string[] | null>(null);
  // The same component may go on for another list: what was kept for the former one is not its own.
  useEffect(() => {
    const text = localStorage.getItem(key);
    setKept(text === null ? null : text.split(",").filter((id) => id !== ""));
  }, [key]);
  const keep = (next: readonly string[]) => {
    localStorage.setItem(key, next.join(","));
    setKept(next);
  };
  return [kept ?? initially, keep];
}
