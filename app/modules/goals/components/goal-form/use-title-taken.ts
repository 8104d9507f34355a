import { useEffect, useState } from "react";

/** Whether an objective of the time frame has this title already; false until it is known. */
export function useTitleTaken(title: string, timeFrame: string): boolean {
  const [taken, setTaken] = useState<string | null>(null);
  const asked = JSON.stringify([title.trim(), timeFrame]);
  useEffect(() => {
    if (!title.trim() || !timeFrame) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await ask(title, timeFrame, leaving.signal);
      if (answer) setTaken(asked);
    }, 250);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [asked, title, timeFrame]);
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
