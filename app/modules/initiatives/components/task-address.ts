import { useLocation } from "@remix-run/react";
import { changedAddress } from "#app/shell/components/use-address.ts";
import { parsePanelStack, withPanelStack } from "#app/platform/contributions/panel.ts";
import { openBy } from "#app/platform/forms/open-by.ts";
import { recordTabParameter } from "#app/shell/record-tabs.ts";

const newTaskPanelType = "NEW_TASK";

type Changes = Readonly<Record<string, string | null>>;

/** The present address with some parameters changed; paging starts over unless a task is opened or closed beside the list. */
export function useTaskAddress() {
  const { pathname, search } = useLocation();
  const present = new URLSearchParams(search);
  const kept = (changes: Changes): Changes => {
    if (!("showTaskDetails" in changes)) return {};
    const another = changes["showTaskDetails"] !== present.get("showTaskDetails");
    return { page: present.get("page"), ...(another ? { [recordTabParameter]: null } : {}) };
  };
  return {
    search: present,
    with: (changes: Changes) => changedAddress({ pathname, search }, { ...kept(changes), ...changes }),
  };
}

/** The present address with the form of a new task open over it: `from` says what the form begins with. */
export function useNewTaskPanel(): (from: string) => string {
  const { pathname, search } = useLocation();
  return (from) => {
    const query = new URLSearchParams(search);
    for (const name of ["act", "new", "showTaskDetails"]) query.delete(name);
    const stack = parsePanelStack(query.get("panelStack")).filter(({ type }) => type !== newTaskPanelType);
    return withPanelStack({ pathname, search: `?${query}` }, [...stack, { type: newTaskPanelType, id: from }]);
  };
}

/** The file calendars take one task from, or the series it is of. */
export function taskCalendarAddress(taskId: string, series = false): string {
  return `/app/initiative/calendar.ics?${new URLSearchParams({ taskId, ...(series && { isRecurringType: "true" }) })}`;
}

/** The same page with no form of the task open. */
export function useClosedForm(): string {
  const address = useTaskAddress();
  return address.with({ act: null, showTaskDetails: address.search.get("showTaskDetails") });
}

/** A form of a task stays whatever part of the task is looked at. */
export const staysOpen = openBy("showTaskDetails", "panelStack", "act");

/** An address without the form and the part that were open in the panel it leaves. */
export function withoutForm(href: string): string {
  const [path = "", query = ""] = href.split("?");
  const left = ["act", recordTabParameter];
  const kept = query.split("&").filter((part) => part !== "" && !left.includes(part.split("=")[0] ?? ""));
  return kept.length > 0 ? `${path}?${kept.join("&")}` : path;
}
