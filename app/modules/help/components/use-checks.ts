import { useEffect, useState } from "react";

export const checkNames = ["browser", "cookies", "storage", "clock", "connection", "live"] as const;
export type Check = { name: (typeof checkNames)[number]; isFine: boolean; found: string };

/** A clock that is further off than this makes codes of authenticator apps fail. */
const mostMinutesOff = 2;
const slowestMilliseconds = 2_000;

/** What this browser has and can, looked at once the page runs; empty until then. `now` is the server's moment. */
export function useChecks(now: string): readonly Check[] {
  const [checks, setChecks] = useState<readonly Check[]>([]);
  useEffect(() => {
    let isLeft = false;
    void lookAround(now).then((found) => {
      if (!isLeft) setChecks(found);
    });
    return () => {
      isLeft = true;
    };
  }, [now]);
  return checks;
}

async function lookAround(now: string): Promise<Check[]> {
  const minutes = Math.round(Math.abs(Date.now() - Date.parse(now)) / 60_000);
  const milliseconds = await timeOfAnswer();
  return [
    { name: "browser", isFine: "noModule" in HTMLScriptElement.prototype, found: navigator.userAgent },
    { name: "cookies", isFine: navigator.cookieEnabled, found: "" },
    { name: "storage", isFine: canStore(), found: "" },
    { name: "clock", isFine: minutes <= mostMinutesOff, found: minutes === 0 ? "" : `${minutes} min` },
    {
      name: "connection",
      isFine: milliseconds !== null && milliseconds < slowestMilliseconds,
      found: milliseconds === null ? "" : `${milliseconds} ms`,
    },
    { name: "live", isFine: "EventSource" in window, found: "" },
  ];
}

/** In milliseconds; null where no answer came. */
async function timeOfAnswer(): Promise<number | null> {
  const started = performance.now();
  try {
    const answer = await fetch("/healthz", { cache: "no-store" });
    return answer.ok ? Math.round(performance.now() - started) : null;
  } catch {
    return null;
  }
}

function canStore(): boolean {
  try {
    localStorage.setItem("cairn.check", "1");
    localStorage.removeItem("cairn.check");
    return true;
  } catch {
    return false;
  }
}
