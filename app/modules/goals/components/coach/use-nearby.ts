import { useEffect, useState } from "react";
import { askJson } from "#app/platform/http/ask-json.ts";
import type { CoachAnswer } from "../../queries/coach-answer.ts";

const shortest = 8;

/** Objectives that may mean the same as this title; an answer that does not come leaves the coach without them. */
export function useNearby(title: string, goalId?: string): CoachAnswer["nearby"] {
  const [nearby, setNearby] = useState<CoachAnswer["nearby"]>([]);
  useEffect(() => {
    if (title.trim().length < shortest) return setNearby([]);
    const leaving = new AbortController();
    askCoach({ want: "NEARBY", text: title, ...(goalId ? { goalId } : {}) }, leaving.signal).then(
      (answer) => setNearby(answer.nearby),
      () => undefined,
    );
    return () => leaving.abort();
  }, [title, goalId]);
  return nearby;
}

export function askCoach(question: Record<string, string>, signal?: AbortSignal): Promise<CoachAnswer> {
  return askJson(`/app/goal/coach?${new URLSearchParams(question)}`, signal);
}
