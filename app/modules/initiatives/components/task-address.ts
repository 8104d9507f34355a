import { useLocation } from "@remix-run/react";
import { openBy } from "#app/platform/forms/open-by.ts";
import { recordTabParameter } from "#app/shell/record-tabs.ts";

/** The present address with some parameters changed; paging starts over unless it is what changes. */
export function useTaskAddress() {
  const { pathname, search } = useLocation();
  return {
    search: new URLSearchParams(search),
    with: (changes: Readonly<Record<string, string | null>>) => {
      const next = new URLSearchParams(search);
      if (!("showTaskDetails" in changes)) next.delete("page");
      else if (changes.showTaskDetails !== next.get("showTaskDetails")) next.delete(recordTabParameter);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      const query = next.toString();
      return query ? `${pathname}?${query}` : pathname;
    },
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
