import { useLocation } from "@remix-run/react";
import { useMemo } from "react";
import { changedAddress, fromHere } from "#app/shell/components/use-address.ts";
import { recordTabParameter } from "#app/shell/record-tabs.ts";
import { parsePanelStack, withPanelStack } from "#app/platform/contributions/panel.ts";

/** The present address with some parameters changed; paging starts over unless it is what changes. One object while the address stays. */
export function useGoalAddress() {
  const { pathname, search } = useLocation();
  return useMemo(() => addressing({ pathname, search }), [pathname, search]);
}

function addressing(location: { pathname: string; search: string }) {
  const changed = (changes: Readonly<Record<string, string | null>>) => changedAddress(location, changes);
  const panel = (goalId: string) =>
    withPanelStack({ pathname: location.pathname, search: withoutForms(location.search) }, [
      { type: "OBJECTIVE", id: goalId },
    ]);
  return {
    with: changed,
    panel,
    /** The same for links of the page and for each row of a list, which need not say the path that they share. */
    link: (changes: Parameters<typeof changed>[0]) => fromHere(changed(changes)),
    row: (goalId: string) => fromHere(panel(goalId)),
    /** On top of the panel that is open, which "back" then leads to; a page of its own leads to a page. */
    stacked: (goalId: string) => {
      const search = new URLSearchParams(location.search);
      const stack = parsePanelStack(search.get("panelStack"));
      for (const name of ["act", recordTabParameter]) search.delete(name);
      const below = { pathname: location.pathname, search: `?${search}` };
      return stack.length === 0
        ? `/app/goal/${goalId}`
        : withPanelStack(below, [...stack, { type: "OBJECTIVE", id: goalId }]);
    },
    /** A panel about a goal on top of the goal; from a page of its own it leads to a page. */
    about: (goalId: string, type: string, page: string) => {
      const search = new URLSearchParams(location.search);
      const stack = parsePanelStack(search.get("panelStack"));
      for (const name of ["act", recordTabParameter, ...historyFilters]) search.delete(name);
      const below = { pathname: location.pathname, search: `?${search}` };
      return stack.length === 0
        ? `/app/goal/${goalId}/${page}`
        : withPanelStack(below, [...stack, { type, id: goalId }]);
    },
    /** The list below all panels. */
    list: withPanelStack({ pathname: location.pathname, search: withoutForms(location.search) }, []),
    search: new URLSearchParams(location.search),
  };
}

export type GoalAddressing = ReturnType<typeof useGoalAddress>;

/** What narrows the history that is open. */
const historyFilters = ["historyField", "historyPerson", "historyBefore"];

/** The address without what narrows a history: for the ways out of it. */
export function withoutHistory(href: string): string {
  const [path = "", query = ""] = href.split("?");
  const kept = query.split("&").filter((part) => part !== "" && !historyFilters.includes(part.split("=")[0] ?? ""));
  return kept.length > 0 ? `${path}?${kept.join("&")}` : path;
}

/** Opening a goal closes the forms that were open. */
function withoutForms(query: string): string {
  const search = new URLSearchParams(query);
  for (const name of [
    "act",
    "createOkr",
    "okrPanelType",
    "parentId",
    "scrollToId",
    recordTabParameter,
    ...historyFilters,
  ])
    search.delete(name);
  return `?${search}`;
}

const ofThePanel = ["act", "scrollToId", recordTabParameter];

/** A form that is open, and the part looked at, belong to the panel that leaves. */
export function withoutAct(href: string): string {
  const [path = "", query = ""] = href.split("?");
  const kept = query.split("&").filter((part) => part !== "" && !ofThePanel.includes(part.split("=")[0] ?? ""));
  return kept.length > 0 ? `${path}?${kept.join("&")}` : path;
}
