import { useEffect, useState } from "react";
import { askJson } from "#app/platform/http/ask-json.ts";
import type { Release } from "../domain/snippet.ts";

/** The files of the version that this Cairn serves; null until they are known, and where nothing was built. */
export function useRelease(): Release | null {
  const [release, setRelease] = useState<Release | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    askJson<Release>("/widgets/v1/sri.json", leaving.signal).then(setRelease, () => undefined);
    return () => leaving.abort();
  }, []);
  return release;
}
