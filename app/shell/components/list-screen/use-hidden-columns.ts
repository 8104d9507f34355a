import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { columnsAsText, columnsCookie, turned } from "#app/platform/lists/column-choice.ts";

/** Seconds. */
const year = 365 * 86_400;

export type HiddenColumnsProps = {
  /** Names the list in the browser's memory. */
  list: string;
  initially: readonly string[];
  /** What the loader found (`hiddenColumns`), and left out of the rows. */
  hidden: readonly string[];
};

/** `hidden` is what the table leaves out, `asked` what is ticked while the columns that were turned on are on their way. */
export function useHiddenColumns({ list, initially, hidden }: HiddenColumnsProps) {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<{ of: string; ids: readonly string[] } | null>(null);
  const now = asked?.of === list ? asked.ids : hidden;
  const onChange = (next: readonly string[]) => {
    const text = columnsAsText(turned(initially, next));
    const secure = location.protocol === "https:" ? "; secure" : "";
    document.cookie = `${columnsCookie(list)}=${text}; path=/; max-age=${text === "" ? 0 : year}; samesite=lax${secure}`;
    setAsked({ of: list, ids: next });
    revalidate();
  };
  return { hidden: [...new Set([...hidden, ...now])], asked: now, onChange };
}
