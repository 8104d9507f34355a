import { createContext, useContext } from "react";
import type { HomeCardRegistry } from "#app/platform/contributions/home-card.ts";

const Registry = createContext<HomeCardRegistry>({});
export const HomeCardsProvider = Registry.Provider;

/** A room's card of the home page. */
export function HomeCardPart({ name, data }: { name: string; data: unknown }) {
  const Part = useContext(Registry)[name];
  return Part ? <Part data={data as never} /> : null;
}
