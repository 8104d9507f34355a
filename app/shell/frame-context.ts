import { useRouteLoaderData } from "@remix-run/react";
import type { loadFrame } from "./frame.server.ts";

/** The signed-in person, their zone and the server's now, for every screen inside the frame. */
export function useViewer() {
  const frame = useRouteLoaderData<typeof loadFrame>("shell/routes/frame");
  return {
    employeeId: frame?.person.id ?? "",
    name: frame?.person.name ?? "",
    timeZone: frame?.person.timeZone ?? "UTC",
    now: new Date(frame?.now ?? 0),
  };
}

/** How much waits for the signed-in person in a module, such as `my-data/goal`. */
export function useWaiting(place: string): number {
  return useRouteLoaderData<typeof loadFrame>("shell/routes/frame")?.screens.waiting[place] ?? 0;
}
