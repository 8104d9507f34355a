import { z } from "zod";

/** Providers write `"False"` where they mean false. */
const yesOrNo = z.union([z.boolean(), z.string().transform((text) => text.toLowerCase() === "true")]);
const said = z.string().trim().max(500).nullish();

export const enterprise = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";

/** A user of SCIM 2.0 as far as people are concerned (RFC 7643); what else is sent is kept beside it. */
export const scimUser = z.looseObject({
  userName: z.string().trim().min(1).max(500),
  externalId: said,
  active: yesOrNo.default(true),
  displayName: said,
  title: said,
  name: z.looseObject({ givenName: said, familyName: said }).nullish(),
  emails: z.array(z.looseObject({ value: said, type: said, primary: yesOrNo.nullish() })).nullish(),
  [enterprise]: z
    .looseObject({
      employeeNumber: said,
      department: said,
      costCenter: said,
      // Entra sends the value alone; it is kept as the standard has it.
      manager: z.union([z.looseObject({ value: said }), z.string().transform((value) => ({ value }))]).nullish(),
    })
    .nullish(),
});
export type ScimUser = z.output<typeof scimUser>;

/** A password a provider sends along is for signing in, which goes another way: it is kept nowhere, and so answered to nobody. */
export function withoutPassword(sent: unknown): unknown {
  if (typeof sent !== "object" || sent === null || Array.isArray(sent)) return sent;
  return Object.fromEntries(Object.entries(sent).filter(([name]) => name.toLowerCase() !== "password"));
}

export type ScimPerson = { externalId: string } & Record<string, unknown>;

/** A user as a row of people, under the number people know it by; the mapping may take what it needs of `extra`. */
export function personOf(id: string, user: ScimUser, { created, now }: { created: string; now: string }): ScimPerson {
  const more = user[enterprise] as Record<string, unknown> | null | undefined;
  // One that was cleared keeps its place, without a value.
  const emails = (user.emails ?? []).filter(({ value }) => value);
  const primary = emails.find((each) => each.primary) ?? emails.find(({ type }) => type === "work");
  const email = primary?.value ?? emails[0]?.value ?? (user.userName.includes("@") ? user.userName : undefined);
  const managerRef = (more?.["manager"] as { value?: string } | null | undefined)?.value;
  const number = (more?.["employeeNumber"] as string | null | undefined) || user.externalId || id;
  return {
    externalId: number,
    changedAt: now,
    firstName: user.name?.givenName || user.displayName || user.userName,
    lastName: user.name?.familyName || undefined,
    workEmail: email,
    status: user.active ? "active" : "left",
    // SCIM knows no first day: the day they were sent, where the mapping names no column for it.
    hireDate: created.slice(0, 10),
    managerRef: managerRef || undefined,
    orgUnitRef: (more?.["department"] as string | null | undefined) || undefined,
    jobTitle: user.title || undefined,
    extra: flat({ ...user, employeeNumber: number, ...more }),
  };
}

/** What columns may be chosen of. */
function flat(value: Record<string, unknown>): Record<string, string | number | boolean> {
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string | number | boolean] =>
        typeof entry[1] === "string" || typeof entry[1] === "number" || typeof entry[1] === "boolean",
    ),
  );
}
