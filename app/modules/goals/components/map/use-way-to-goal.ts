import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { useGoalAddress } from "../goal-address.ts";
import { askTrail } from "./use-goal-map.ts";

type Way = {
  at: string | null;
  asOf: string | null;
  roots: readonly { id: string }[];
  openAll: (ids: readonly string[]) => void;
};

/** Opens the way down to the goal in the address; one that stands under none of the roots here is looked at from its own. */
export function useWayToGoal({ at, asOf, roots, openAll }: Way): void {
  const navigate = useNavigate();
  const address = useGoalAddress();
  useEffect(() => {
    if (!at) return;
    let left = false;
    askTrail(at, asOf).then(
      (trail) => {
        if (left) return;
        const start = trail.findIndex(({ id }) => roots.some((root) => root.id === id));
        if (start >= 0) openAll(trail.slice(start, -1).map(({ id }) => id));
        else if (trail[0])
          navigate(address.with({ under: trail[0].id, at }), { preventScrollReset: true, replace: true });
      },
      () => undefined,
    );
    // An answer that comes late leads nobody back who has gone on.
    return () => void (left = true);
  }, [at, asOf]); // eslint-disable-line react-hooks/exhaustive-deps -- once a goal; what was opened meanwhile stays
}
