import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";

export type RecentPlace = { path: string; title: string };

const most = 8;
/** A page that was only passed through is none. */
const stayed = 1500;

/** The screens and records this person looked at last in this tab's session, newest first; this browser forgets with the tab. */
export function useRecentPlaces(personId: string): readonly RecentPlace[] {
  const { pathname, search } = useLocation();
  const key = `cairn.recent.${personId}`;
  const [places, setPlaces] = useState<readonly RecentPlace[]>([]);
  useEffect(() => setPlaces(readPlaces(key)), [key]);
  useEffect(() => {
    const path = `${pathname}${search}`;
    const timer = setTimeout(() => {
      const title = document.title.replace(/ · Cairn$/, "");
      const next = withPlace(readPlaces(key), { path, title });
      sessionStorage.setItem(key, JSON.stringify(next));
      setPlaces(next);
    }, stayed);
    return () => clearTimeout(timer);
  }, [key, pathname, search]);
  return places;
}

/** One of each name, the newest first. */
export function withPlace(places: readonly RecentPlace[], place: RecentPlace): RecentPlace[] {
  return [place, ...places.filter(({ title }) => title !== place.title)].slice(0, most);
}

function readPlaces(key: string): RecentPlace[] {
  return JSON.parse(sessionStorage.getItem(key) ?? "[]") as RecentPlace[];
}
