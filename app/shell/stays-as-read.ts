import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * For a route whose page opens panels over itself: what only they change in the address leaves it as it was read. `beside`
 * says which parts of the address are of a panel, besides the stack of panels and what is done in the last of them.
 */
export function staysAsRead(beside: (name: string) => boolean = () => false): ShouldRevalidateFunction {
  const ofThePage = ({ pathname, searchParams }: URL) => {
    const kept = [...searchParams].filter(([name]) => name !== "panelStack" && name !== "act" && !beside(name));
    return `${pathname}?${new URLSearchParams(kept)}`;
  };
  return ({ formMethod, currentUrl, nextUrl, defaultShouldRevalidate }) => {
    if ((formMethod && formMethod !== "GET") || currentUrl.href === nextUrl.href) return defaultShouldRevalidate;
    return ofThePage(currentUrl) !== ofThePage(nextUrl);
  };
}
