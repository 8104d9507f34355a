import { createContext, useContext } from "react";
import { useWords } from "../i18n/use-words.ts";

/** A screen of some room that tells something of any record, open to the person who looks. */
export type RecordScreen = { room: string; label: string; path: string };

const Screens = createContext<readonly RecordScreen[]>([]);
export const RecordScreens = Screens.Provider;

/** Where the person may read more about one record, in words: for links beside it. */
export function useRecordLinks(about: string, record: string): { label: string; href: string }[] {
  const screens = useContext(Screens);
  const words = useWords("shell", ...screens.map(({ room }) => room));
  return screens.map(({ room, label, path }) => ({
    label: words(label, {}, room),
    href: `${path}?${new URLSearchParams({ about, record })}`,
  }));
}
