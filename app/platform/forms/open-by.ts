import type { Location } from "@remix-run/react";

/** Whether a form that stands at the current address stays open at the next. */
export type Stays = (next: Location, current: Location) => boolean;

/** Of a form that these parameters of the address open: it stays where they do, and the page does. */
export function openBy(...names: readonly string[]): Stays {
  return (next, current) => {
    const [to, from] = [new URLSearchParams(next.search), new URLSearchParams(current.search)];
    return next.pathname === current.pathname && names.every((name) => to.get(name) === from.get(name));
  };
}
