import { useFetchers, useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";

export type RecentPlace = { path: string; title: string };

const most = 8;
/** A page that was only passed through is none. */
const stayed = 1500;
/** Stands on a page that is refused or not there. */
export const refusedMark = "data-page-refused";

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
      const isRefused = document.querySelector(`[${refusedMark}]`) !== null;
      const known = readPlaces(key);
      keep(key, isRefused ? withoutPlace(known, pathname) : withPlace(known, { path, title }), setPlaces);
    }, stayed);
    return () => clearTimeout(timer);
  }, [key, pathname, search]);
  const gone = useLeftByCommand(pathname);
  useEffect(() => {
    if (gone) keep(key, withoutPlace(readPlaces(key), pathname), setPlaces);
  }, [gone, key, pathname]);
  return places;
}

/** A record whose own act leads away from it may be gone by that act: its name is not kept. */
function useLeftByCommand(pathname: string): boolean {
  const { state, location } = useNavigation();
  const acts = useFetchers().some(({ formMethod }) => formMethod !== undefined && formMethod !== "GET");
  return acts && state === "loading" && location.pathname !== pathname && /[\da-f]{8}-[\da-f]{4}-/.test(pathname);
}

function keep(key: string, places: RecentPlace[], show: (places: RecentPlace[]) => void): void {
  sessionStorage.setItem(key, JSON.stringify(places));
  show(places);
}

/** One of each name, the newest first. */
export function withPlace(places: readonly RecentPlace[], place: RecentPlace): RecentPlace[] {
  return [place, ...places.filter(({ title }) => title !== place.title)].slice(0, most);
}

/** What is not there any more is not named either, whatever was asked of it. */
export function withoutPlace(places: readonly RecentPlace[], pathname: string): RecentPlace[] {
  return places.filter(({ path }) => path.split("?")[0] !== pathname);
}

function readPlaces(key: string): RecentPlace[] {
  return JSON.parse(sessionStorage.getItem(key) ?? "[]") as RecentPlace[];
}
