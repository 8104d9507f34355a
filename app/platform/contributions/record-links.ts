import { createContext, useContext } from "react";

/** A screen of some room that tells something of any record, open to the person who looks; in words. */
export type RecordScreen = { label: string; path: string };

const Screens = createContext<readonly RecordScreen[]>([]);
export const RecordScreens = Screens.Provider;

/** Where the person may read more about one record, in words: for links beside it. */
export function useRecordLinks(about: string, record: string): { label: string; href: string }[] {
  const screens = useContext(Screens);
  return screens.map(({ label, path }) => ({
    label,
    href: `${path}?${new URLSearchParams({ about, record })}`,
  }));
}
