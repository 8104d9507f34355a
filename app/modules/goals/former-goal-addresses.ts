/** Where goals stood before, and the screen each leads to. */
export const formerGoalAddresses: Readonly<Record<string, string>> = {
  "/goals": "/app/my-data/goal/my-goals",
  "/goals/list": "/app/my-data/goal/my-goals?view=LIST",
  "/goals/card": "/app/my-data/goal/my-goals?view=CARD",
  "/goals/tree": "/app/my-data/goal/my-company?view=TREE",
  "/goals/insights": "/app/team/direct-reports/goal/insights",
  "/goals/archived": "/app/company/goal/archived",
  "/settings/objectives": "/app/company/goal/settings",
  "/settings/objectiveSettings": "/app/company/goal/settings",
};

/** The screen a former address leads to, with what was asked of it; what the address itself says wins. */
export function leadingFrom(pathname: string, search: string): string {
  const [path = "", own = ""] = (formerGoalAddresses[pathname.replace(/(?<=.)\/$/, "")] ?? "/app").split("?");
  const query = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(own)) query.set(name, value);
  const asked = query.toString().replaceAll("%3A", ":").replaceAll("%2C", ",");
  return asked ? `${path}?${asked}` : path;
}
