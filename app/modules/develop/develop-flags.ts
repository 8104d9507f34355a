import { parsePanelStack, withPanelStack } from "#app/platform/contributions/panel.ts";

/**
 * `competencyId` anywhere opens the panel of a competency over the page it was put on: one's own, or that of `empId`;
 * `levelUpCompetencyId`, or `levelUpId`, opens it against the next grade. Beside a feedback dialog it belongs to that.
 */
export function addressOfDevelopFlags(pathname: string, search: string): string | null {
  const query = new URLSearchParams(search);
  if (query.has("formType") || query.has("showFeedback")) return null;
  const levelUp = query.get("levelUpCompetencyId") ?? query.get("levelUpId");
  const asked = levelUp ?? query.get("competencyId");
  if (!asked || !uuid.test(asked)) return null;
  for (const flag of ["levelUpCompetencyId", "levelUpId", "competencyId"]) query.delete(flag);
  if (levelUp) query.set("measure", "next");
  const whose = /^\/app\/employee\/([^/]+)\/development/.exec(pathname)?.[1];
  if (whose && !query.has("empId")) query.set("empId", whose);
  const stack = [...parsePanelStack(query.get("panelStack")), { type: "COMPETENCY", id: asked }];
  return withPanelStack({ pathname: pathname.replace(/\.data$/, ""), search: `?${query}` }, stack);
}

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
