import type { z } from "zod";
import type { DirectoryEntry, KindModels, Unchecked } from "#sdk/index.ts";

type Person = z.output<KindModels["hr"]["person"]>;

export const attributesRead = ["*", "modifyTimestamp", "entryUUID"];

/** The employee number; where there is none, the name by which the directory itself tells entries apart. */
export function idOf({ attributes }: DirectoryEntry): string | undefined {
  return ["employeeNumber", "uid", "entryUUID"].map((name) => attributes[name]?.[0]).find(Boolean);
}

/** One entry as a person; all its attributes stand in `extra` too, but what proves who one is. */
export function toPerson(
  entry: DirectoryEntry,
  ids: ReadonlyMap<string, string | undefined>,
  now: string,
): Unchecked<Person> {
  const said = (...names: string[]) => names.map((name) => entry.attributes[name]?.[0]).find(Boolean);
  const manager = said("manager");
  return {
    externalId: idOf(entry),
    changedAt: momentOf(said("modifyTimestamp")) ?? now,
    firstName: said("givenName", "cn"),
    lastName: said("sn"),
    preferredName: said("displayName") === said("cn") ? undefined : said("displayName"),
    workEmail: said("mail"),
    status: "active",
    managerRef: manager && (ids.get(manager.toLowerCase()) ?? manager),
    orgUnitRef: said("departmentNumber", "department", "ou"),
    jobTitle: said("title"),
    location: said("l", "physicalDeliveryOfficeName"),
    extra: Object.fromEntries(
      Object.entries(entry.attributes).flatMap(([name, values]) =>
        secret.test(name) || values.length === 0 ? [] : [[name, values.join(", ").slice(0, 500)]],
      ),
    ),
  };
}

const secret = /password|certificate|photo|pin$/i;

/** `20260301090000Z` as everybody else writes it. */
function momentOf(text: string | undefined): string | undefined {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/.exec(text ?? "") ?? [];
  return year && `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
}
