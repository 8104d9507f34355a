import { useEffect, useState } from "react";
import type { TeamScope } from "#app/platform/contributions/room.ts";
import { isWorkArea, type Place, type WorkArea } from "../place.ts";

type LastPlace = { area: WorkArea; scope: TeamScope | null };

const key = "cairn.last-place";

/** The area and the people this browser looked at last, for screens that stand in no area; one's own things at first. */
export function useLastPlace(place: Place | null): LastPlace {
  const [last, setLast] = useState<LastPlace>({ area: "my-data", scope: null });
  const area = place && isWorkArea(place.module.area) ? place.module.area : null;
  const scope = place?.tab.scope ?? null;
  useEffect(() => {
    const kept = JSON.parse(localStorage.getItem(key) ?? "null") as LastPlace | null;
    const now = { area: area ?? kept?.area ?? "my-data", scope: scope ?? kept?.scope ?? null };
    localStorage.setItem(key, JSON.stringify(now));
    setLast(now);
  }, [area, scope]);
  return { area: area ?? last.area, scope: scope ?? last.scope };
}
