import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";

export type RecentPlace = { path: string; title: string };

const most = 8;
/** A page that was only passed through is none. */
const stayed = 1500;
const prefix = "cairn.recent.";
/** Stands on a page that is refused or not there. */
export const refusedMark = "data-page-refused";

/** The screens and records this person looked at last in this tab's session, newest first; this browser forgets with the tab. */
export function useRecentPlaces(personId: string): readonly RecentPlace[] {
  const { pathname, search } = useLocation();
  const key = `${prefix}${personId}`;
  const [places, setPlaces] = useState<readonly RecentPlace[]>([]);
  useEffect(() => {
    const path = `${pathname}${search}`;
    setPlaces(readPlaces(key));
    const timer = setTimeout(() => {
      const title = document.title.replace(/ · Cairn$/, "");
      const isRefused = document.querySelector(`[${refusedMark}]`) !== null;
      const known = readPlaces(key);
      keep(key, isRefused ? withoutPlace(known, pathname) : withPlace(known, { path, title }), setPlaces);
    }, stayed);
    return () => clearTimeout(timer);
  }, [key, pathname, search]);
  return places;
}

/** A record is not named any more once it is being taken away for good; `going` from then on. */
export function useForgottenPlace(going: boolean): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!going) return;
    for (const key of Object.keys(sessionStorage).filter((one) => one.startsWith(prefix)))
      sessionStorage.setItem(key, JSON.stringify(withoutPlace(readPlaces(key), pathname)));
  }, [going, pathname]);
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
