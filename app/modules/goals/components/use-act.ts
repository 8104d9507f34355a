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
