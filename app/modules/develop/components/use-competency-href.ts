import { useLocation } from "@remix-run/react";
import { withPanelStack } from "#app/platform/contributions/panel.ts";

/** The present page with the panel of a competency over it: one's own, or somebody else's; `more` is asked besides. */
export function useCompetencyHref(
  more: Readonly<Record<string, string>> = {},
): (competencyId: string, employeeId?: string | null) => string {
  const { pathname, search } = useLocation();
  return (competencyId, employeeId = null) => {
    const query = new URLSearchParams(search);
    query.delete("empId");
    for (const [name, value] of Object.entries(more)) query.set(name, value);
    if (employeeId) query.set("empId", employeeId);
    return withPanelStack({ pathname, search: `?${query}` }, [{ type: "COMPETENCY", id: competencyId }]);
  };
}
