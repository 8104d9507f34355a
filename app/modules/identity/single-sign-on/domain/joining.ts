import { normalized } from "#app/platform/text/normalized.ts";
import type { Claims } from "./judge-claims.ts";

/** What becomes of people whom the provider knows, beside letting them in. */
export type Joining = {
  /** Who is unknown here is added at their first sign-in. */
  addsPeople: boolean;
  /** Under this name the provider tells the groups somebody is in. */
  groupsClaim: string;
  /** By role, the groups whose members hold it. */
  roles: readonly { roleId: string; groups: readonly string[] }[];
  version: number;
};

/** Until somebody sets it up. */
export const noJoining: Joining = { addsPeople: false, groupsClaim: "groups", roles: [], version: 0 };

const claimNames = {
  first: [
    ...["given_name", "givenname", "firstname", "first_name", "user.firstname"],
    "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname",
    "urn:oid:2.5.4.42",
  ],
  last: [
    ...["family_name", "sn", "surname", "lastname", "last_name", "user.lastname"],
    "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/surname",
    "urn:oid:2.5.4.4",
  ],
  whole: [
    ...["name", "displayname", "display_name", "cn"],
    "http://schemas.microsoft.com/identity/claims/displayname",
    "urn:oid:2.16.840.1.113730.3.1.241",
  ],
};

/** As long as a name of a person may be. */
const longestName = 120;

/** What somebody is called, as the provider tells it, else as their address begins. */
export function namesIn(claims: Claims, email: string): { firstName: string; lastName: string } {
  const byName = new Map(Object.entries(claims).map(([name, value]) => [name.toLowerCase(), value]));
  const told = (names: readonly string[]) =>
    names.map((name) => cleanName(byName.get(name))).find((name) => name !== "") ?? "";
  const [first, last] = [told(claimNames.first), told(claimNames.last)];
  if (first) return { firstName: first, lastName: last };
  const words = (told(claimNames.whole) || last || email.slice(0, email.indexOf("@"))).split(" ");
  return {
    firstName: words.length > 1 ? words.slice(0, -1).join(" ") : words[0]!,
    lastName: words.length > 1 ? words.at(-1)! : "",
  };
}

function cleanName(value: unknown): string {
  const text = Array.isArray(value) ? (value[0] as unknown) : value;
  if (typeof text !== "string") return "";
  return text
    .replaceAll(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, longestName)
    .toWellFormed();
}

/** The groups that the provider says somebody is in; none where it says nothing under that name. */
export function groupsIn(claims: Claims, { groupsClaim }: Pick<Joining, "groupsClaim">): string[] {
  const told = Object.entries(claims).find(([name]) => name === groupsClaim)?.[1];
  const named = [told].flat().filter((group): group is string => typeof group === "string");
  return named.map((group) => normalized(group).trim()).filter(Boolean);
}

/** The roles that these groups give; a group is named exactly as the provider tells it. */
export function rolesOf(groups: readonly string[], { roles }: Pick<Joining, "roles">): string[] {
  const held = new Set(groups);
  return roles.filter((role) => role.groups.some((group) => held.has(group))).map(({ roleId }) => roleId);
}
