import { useEffect, useState } from "react";

/** Columns left out of a table; this browser remembers them under the name of the list. */
export function useHiddenColumns(
  list: string,
  initially: readonly string[] = [],
): [hidden: readonly string[], keep: (hidden: readonly string[]) => void] {
  const key = `cairn.hidden-columns.${list}`;
  const [hidden, setHidden] = useState(initially);
  useEffect(() => {
    const kept = localStorage.getItem(key);
    if (kept !== null) setHidden(kept.split(",").filter((id) => id !== ""));
  }, [key]);
  const keep = (next: readonly string[]) => {
    localStorage.setItem(key, next.join(","));
    setHidden(next);
  };
  return [hidden, keep];
}
