import { z } from "zod";
import { rolesToChoose } from "#app/modules/access/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { lockNamed } from "#app/platform/data/lock-named.ts";
import { requireUnchanged, versionRead } from "#app/platform/data/hold-record.ts";
import { invalid, notFound } from "#app/platform/errors/app-error.ts";
import { textInput, tickInput, writtenLines } from "#app/platform/http/typed-input.ts";
import { writeDown } from "../../use-cases/write-down.ts";
import { findJoining } from "../queries/find-joining.ts";
import { sql } from "#tenancy/sql.ts";

/** So many groups of the provider give one role. */
const mostGroups = 50;
const list = <Each extends z.ZodType>(each: Each) =>
  z.preprocess((sent) => (sent === undefined ? [] : [sent].flat()), z.array(each).max(200));

export const saveJoiningInput = z.object({
  addsPeople: tickInput.default(false),
  groupsClaim: textInput({ most: 200, tooLong: "too-long", anySigns: true }).default(""),
  /** Role by role, with `groups` in the same order. */
  roleIds: list(z.uuid()),
  /** The groups of the provider whose members hold the role, one a line. */
  groups: list(textInput({ most: 6_000, tooLong: "too-long", anySigns: true })),
  version: versionRead,
});

/**
 * Whether people are added at their first sign-in, and which roles the provider's groups give. Whoever says so gives rights,
 * so that they have to be allowed to shape roles as well as sign-in.
 */
export async function saveJoining(
  context: Context,
  input: z.output<typeof saveJoiningInput>,
): Promise<{ version: number }> {
  await authorize(context, "edit", { kind: "SignInPolicy" });
  await authorize(context, "edit", { kind: "CustomRole" });
  await lockNamed(context, "sso-joining");
  const standing = await findJoining(context);
  await requireUnchanged(
    context,
    { id: context.tenant.id, version: standing.version },
    { version: input.version, subject: "Company", changedBy: ["identity.change-joining"] },
  );
  const roles = await namedGroups(context, input);
  const groupsClaim = input.groupsClaim || "groups";
  const { addsPeople } = input;
  await context.rows(
    sql`insert into {sso_joining} as known (adds_people, groups_claim, version, changed_at)
      values (${addsPeople}, ${groupsClaim}, 1, ${context.clock.now()})
      on conflict (one) do update set adds_people = excluded.adds_people, groups_claim = excluded.groups_claim,
        version = known.version + 1, changed_at = excluded.changed_at`,
  );
  await context.rows(sql`delete from {sso_group_role}`);
  await context.rows(
    sql`insert into {sso_group_role} (group_name, role_id)
      select * from unnest(${roles.map(({ group }) => group)}::text[], ${roles.map(({ roleId }) => roleId)}::uuid[])`,
  );
  await writeDown(
    context,
    "identity.sso-joining-saved",
    { addsPeople },
    {
      action: "change-joining",
      subject: "Company",
      id: context.tenant.id,
      detail: { addsPeople, groupsClaim, roles, former: standing },
    },
  );
  return { version: standing.version + 1 };
}

/** A line for each group and role; refuses a role that is not the company's, and more groups than anybody could mean. */
async function namedGroups(
  context: Context,
  { roleIds, groups }: Pick<z.output<typeof saveJoiningInput>, "roleIds" | "groups">,
): Promise<{ roleId: string; group: string }[]> {
  const known = new Set((await rolesToChoose(context)).map(({ id }) => id));
  return [...new Set(roleIds)].flatMap((roleId) => {
    const at = roleIds.indexOf(roleId);
    const named = [...new Set(writtenLines(groups[at] ?? ""))];
    if (!known.has(roleId)) throw notFound("The role");
    if (named.length > mostGroups || named.some((group) => group.length > 300))
      throw invalid("identity.sso-too-many-groups", "A role takes 50 groups of 300 characters at most.", {
        fields: { groups: "sso-too-many-groups" },
      });
    return named.map((group) => ({ roleId, group }));
  });
}
