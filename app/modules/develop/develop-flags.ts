import { developPlaces } from "./develop-places.ts";

/**
 * `levelUpCompetencyId` anywhere opens a competency of one's own against the next grade; `competencyId` alone, beside no
 * feedback dialog, against the present one. On a page of development they open its own panel.
 */
export function addressOfDevelopFlags(pathname: string, search: string): string | null {
  const query = new URLSearchParams(search);
  if (/\/(development|competencies)\/?(\.data)?$/.test(pathname)) return null;
  const levelUp = query.get("levelUpCompetencyId");
  const employeeId = query.get("empId");
  const place = employeeId && uuid.test(employeeId) ? developPlaces.person(employeeId) : developPlaces.competencies;
  if (levelUp && uuid.test(levelUp)) return `${place}?measure=next&competencyId=${levelUp}`;
  const competency = query.get("competencyId");
  if (!competency || !uuid.test(competency) || query.has("formType") || query.has("showFeedback")) return null;
  return `${place}?competencyId=${competency}`;
}

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
