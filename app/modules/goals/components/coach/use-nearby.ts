import { useEffect, useState } from "react";
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

export async function askCoach(question: Record<string, string>, signal?: AbortSignal): Promise<CoachAnswer> {
  const response = await fetch(`/app/goal/coach?${new URLSearchParams(question)}`, {
    headers: { accept: "application/json" },
    ...(signal ? { signal } : {}),
  });
  if (!response.ok) throw new Error(`The coach answered ${response.status}`);
  return (await response.json()) as CoachAnswer;
}
