import { useCallback, useEffect, useState } from "react";
import { analyticsPlaces } from "../analytics-places.ts";
import type { OpenedView } from "../use-cases/open-view.ts";

export type ViewState =
  { state: "LOADING" } | { state: "OPEN"; view: OpenedView } | { state: "FAILED"; code: string } | { state: "OFFLINE" };

/** A view is renewed so long before it ends; one that ends sooner, at half its time. */
const ahead = 60_000;
const patience = 12_000;

/** Opens a view and keeps it open: renewed before it ends, opened anew when the browser is back on the net. */
export function useView(dashboardId: string): { view: ViewState; retry: () => void } {
  const [view, setView] = useState<ViewState>({ state: "LOADING" });
  const [round, setRound] = useState(0);
  const retry = useCallback(() => {
    setView({ state: "LOADING" });
    setRound((count) => count + 1);
  }, []);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    const ask = async () => {
      const found = await askView(dashboardId);
      if (ended) return;
      if (found.state === "OPEN") {
        const left = Date.parse(found.view.expiresAt) - Date.parse(found.view.now);
        timer = setTimeout(() => void ask(), Math.max(left - ahead, left / 2, 1_000));
      }
      setView(found);
    };
    void ask();
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [dashboardId, round]);

  useEffect(() => {
    if (view.state !== "OFFLINE") return undefined;
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [view.state, retry]);

  return { view, retry };
}

async function askView(dashboardId: string): Promise<ViewState> {
  try {
    const answer = await fetch(analyticsPlaces.view(dashboardId), {
      method: "POST",
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(patience),
    });
    // Whoever is signed out is led to the door.
    if (answer.redirected) return { state: "FAILED", code: "platform.not-signed-in" };
    const said = (await answer.json()) as OpenedView | { code: string };
    return "code" in said ? { state: "FAILED", code: said.code } : { state: "OPEN", view: said };
  } catch {
    return navigator.onLine ? { state: "FAILED", code: "analytics.service-unreachable" } : { state: "OFFLINE" };
  }
}
