import { useCallback } from "react";
import type { TFunction } from "i18next";
import { useTranslation } from "./use-translation.ts";

export type WordParams = Record<string, string | number>;

/** Words for a key that is known only at run time: an error's code, a state, another room's label. */
export type Words = (key: string, params?: WordParams, room?: string) => string;

/** The first room is where keys are looked up unless told otherwise; all of them are loaded. */
export function useWords(...rooms: [string, ...string[]]): Words {
  const { t } = useTranslation(rooms);
  const first = rooms[0];
  return useCallback<Words>(
    (key, params = {}, room = first) => (t as TFunction)(key, { ...params, ns: room }) as string,
    [t, first],
  );
}

/**
 * The words of a field that rooms show at once when somebody chooses something. They may not be on the page yet, and React
 * ends a page that would have to wait while it answers a key or a click: they are empty until they have come.
 */
export function useLateWords(room: string): Words {
  const { t, ready } = useTranslation(room, { useSuspense: false });
  return useCallback<Words>((key, params = {}) => (ready ? ((t as TFunction)(key, params) as string) : ""), [t, ready]);
}

/** The words for a refusal: `goals.duplicate-title` stands at `errors.duplicate-title` of the goals room. */
export function errorKey(code: string): { key: string; room: string } {
  const [room = "", ...rest] = code.split(".");
  return { key: `errors.${rest.join(".")}`, room: room === "platform" ? "shell" : room };
}
