import { openBy } from "#app/platform/forms/open-by.ts";
import { recordTabParameter } from "#app/shell/record-tabs.ts";
import { useGoalAddress } from "./goal-address.ts";

/** Which form of a goal is open, kept in the address: `edit`, `close`, `check-in:<id>`. */
export function useAct() {
  const address = useGoalAddress();
  const keep = { after: address.search.get("after"), before: address.search.get("before") };
  return {
    current: address.search.get("act"),
    open: (act: string) => address.with({ ...keep, act }),
    closed: address.with({ ...keep, act: null }),
  };
}

/** A form at the head of a goal stays whatever part of the goal is looked at. */
export const staysAtHead = openBy("panelStack", "act");

/** A form within a part of a goal stays while that part is looked at. */
export const staysInPart = openBy("panelStack", "act", recordTabParameter);
