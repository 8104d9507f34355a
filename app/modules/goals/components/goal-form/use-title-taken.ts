import { useEffect, useState } from "react";
import { useDebouncedCallback } from "#app/ui/debounced-callback/use-debounced-callback.ts";

const typingPause = 250;

/** Whether an objective of the time frame has this title already; false until it is known. */
export function useTitleTaken(title: string, timeFrame: string): boolean {
  const [taken, setTaken] = useState<string | null>(null);
  const asked = JSON.stringify([title.trim(), timeFrame]);
  const askLater = useDebouncedCallback(async (signal: AbortSignal) => {
    if (await ask(title, timeFrame, signal)) setTaken(asked);
  }, typingPause);
  useEffect(() => {
    if (!title.trim() || !timeFrame) return;
    const leaving = new AbortController();
    askLater(leaving.signal);
    return () => {
      askLater.cancel();
      leaving.abort();
    };
  }, [askLater, asked, title, timeFrame]);
  return taken === asked;
}

/** What cannot be asked now is decided when the form is sent. */
async function ask(title: string, timeFrame: string, signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch(`/app/goal/title-taken?${new URLSearchParams({ title, timeFrame })}`, {
      signal,
      headers: { accept: "application/json" },
    });
    return answer.ok && ((await answer.json()) as { taken: boolean }).taken;
  } catch {
    return false;
  }
}
