import { useEffect, useState } from "react";
import type { Release } from "../domain/snippet.ts";

/** The files of the version that this Cairn serves; null until they are known, and where nothing was built. */
export function useRelease(): Release | null {
  const [release, setRelease] = useState<Release | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    fetch("/widgets/v1/sri.json", { signal: leaving.signal, headers: { accept: "application/json" } })
      .then(async (answer) => (answer.ok ? ((await answer.json()) as Release) : null))
      .then(setRelease, () => undefined);
    return () => leaving.abort();
  }, []);
  return release;
}
