import type { ComponentType } from "react";

/** What a panel is given: its record's id, what the server loaded for it, and the ways out. */
export type PanelProps = {
  id: string;
  data: unknown;
  /** Where closing leads; Esc and the close button go there. */
  closeHref: string;
  /** Where "back" leads, when this panel was opened from another. */
  backHref: string | null;
};

export type PanelRegistry = Readonly<Record<string, ComponentType<PanelProps>>>;

export type PanelEntry = { type: string; id: string };

/** Reads `panelStack=OBJECTIVE:1,OBJECTIVE:2`: the last one is on top. */
export function parsePanelStack(value: string | null): PanelEntry[] {
  const entries = (value ?? "").split(",").map((part) => part.split(":"));
  return entries
    .filter((parts) => parts.length === 2 && parts[0] && parts[1])
    .map(([type, id]) => ({ type: type!, id: id! }))
    .slice(-5);
}

export function formatPanelStack(stack: readonly PanelEntry[]): string {
  return stack.map(({ type, id }) => `${type}:${id}`).join(",");
}

/** Whether an address has a panel open. */
export function hasPanel({ search }: { readonly search: string }): boolean {
  return parsePanelStack(new URLSearchParams(search).get("panelStack")).length > 0;
}

/** The same address with another panel stack; every other part of it stays. */
export function withPanelStack(url: { pathname: string; search: string }, stack: readonly PanelEntry[]): string {
  const search = new URLSearchParams(url.search);
  if (stack.length === 0) search.delete("panelStack");
  else search.set("panelStack", formatPanelStack(stack));
  const query = search.toString().replaceAll("%3A", ":").replaceAll("%2C", ",");
  return query ? `${url.pathname}?${query}` : url.pathname;
}
