import { useLocation } from "@remix-run/react";
import { withPanelStack } from "#app/platform/contributions/panel.ts";

/** The present page with the panel of a competency over it: one's own, or that of somebody else. */
export function useCompetencyHref(): (competencyId: string, employeeId?: string | null) => string {
  const { pathname, search } = useLocation();
  return (competencyId, employeeId = null) => {
    const query = new URLSearchParams(search);
    query.delete("empId");
    if (employeeId) query.set("empId", employeeId);
    return withPanelStack({ pathname, search: `?${query}` }, [{ type: "COMPETENCY", id: competencyId }]);
  };
}
