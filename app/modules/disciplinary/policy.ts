import type { Conditions } from "#app/platform/ability/conditions.ts";
import { anyAction, type Rule } from "#app/platform/ability/rule.ts";
import { rulesAbout, rulesOf } from "#app/platform/ability/rules-of.ts";
import type { Actor } from "#app/platform/context/actor.ts";

const rule = rulesOf("disciplinary");
const note = rulesAbout("disciplinary", "DisciplinaryNote");

/** Which of those above somebody in the reporting line do it: none, the next one alone, or all. */
export const managerReaches = ["NONE", "DIRECT", "ALL"] as const;
export type ManagerReach = (typeof managerReaches)[number];

/** What rights about notes derive from. */
export type DisciplinaryActor = Pick<
  Actor,
  "employeeId" | "adminAccesses" | "scopedAccesses" | "customAccess" | "directManager" | "skipManager" | "features"
> & {
  /** An admin sees the product as this person. */
  readonly viewed?: boolean;
};

/** What the company says of its managers. */
export type ManagersMay = { readonly raise: ManagerReach; readonly see: ManagerReach };

/** What HR does with a note that is not about themselves. */
const hrActs = ["edit", "evaluate", "refuse", "decide", "remind", "hold", "expunge", "read-history"] as const;

/**
 * Who may do what with notes. Until a note is published nobody but its author and HR knows that it is there; afterwards the
 * person it is about, and those above as the company says. Whoever sees the product as somebody else reads none.
 */
export function disciplinaryRules(actor: DisciplinaryActor, managers: ManagersMay): readonly Rule[] {
  if (!actor.features.includes("DISCIPLINARY_ACTION")) return [];
  if (actor.viewed) return [];
  const me = actor.employeeId;
  return [
    ...refusals(me),
    ...note("subject", ["view", "answer", "appeal"], { employeeId: me, published: true }),
    ...note("author", ["view", "publish", "remind", "refuse", "ask-witness", "read-history"], { authorId: me }),
    ...note("author", ["write", "delete"], { authorId: me, state: "DRAFT" }),
    ...managerRules(actor, managers),
    rule("witness.view", "view", "DisciplinaryStatement", "witness", { witnessId: me }),
    rule("witness.state", "state", "DisciplinaryStatement", "witness", { witnessId: me }),
    ...adminRules(actor),
    ...insightRules(actor),
  ];
}

/** What wins over every right: nobody learns of a note about themselves before it is published, nor decides about it. */
function refusals(me: string): Rule[] {
  const refused = (name: string, action: string, conditions: Conditions): Rule => ({
    ...rule(`${name}.${action}`, action, "DisciplinaryNote", name, conditions),
    inverted: true,
  });
  return [
    refused("unpublished", anyAction, { employeeId: me, published: false }),
    ...[...hrActs, "publish", "write", "delete", "ask-witness"].map((action) =>
      refused("own-case", action, { employeeId: me }),
    ),
    // Whoever wrote a note neither reviews it nor decides an appeal against it.
    refused("own-note", "evaluate", { authorId: me }),
    refused("own-note", "decide", { authorId: me }),
    { ...rule("own-case.raise", "raise", "DisciplinaryPerson", "own-case", { employeeId: me }), inverted: true },
  ];
}

function managerRules({ employeeId: me, directManager, skipManager }: DisciplinaryActor, may: ManagersMay): Rule[] {
  if (!directManager && !skipManager) return [];
  const of = (reach: ManagerReach) => (reach === "ALL" ? { managerIds: me } : { directManagerIds: me });
  return [
    ...(may.see === "NONE" ? [] : note("managers", ["view"], { ...of(may.see), published: true })),
    ...(may.raise === "NONE"
      ? []
      : ["view", "raise"].map((action) =>
          rule(`managers.${action}-person`, action, "DisciplinaryPerson", "managers", of(may.raise)),
        )),
    ...(may.see === "NONE" && may.raise === "NONE" ? [] : [rule("team", "view", "DisciplinaryTeam", "managers")]),
  ];
}

/** HR: of the whole company, or of people in some org units. */
function adminRules({ adminAccesses, scopedAccesses = [] }: DisciplinaryActor): Rule[] {
  const whole = adminAccesses.includes("DISCIPLINARY_ACTION_ADMIN");
  const parts = scopedAccesses.filter(({ kind }) => kind === "DISCIPLINARY_ACTION_ADMIN");
  const inside: (Conditions | undefined)[] = whole
    ? [undefined]
    : parts.map(({ orgUnitIds }) => ({ orgUnitIds: { $in: orgUnitIds } }));
  return [
    ...inside.flatMap((where) => [
      ...note("admin", ["view", "publish", ...hrActs, "ask-witness"], where),
      ...["view", "raise"].map((action) =>
        rule(`admin.${action}-person`, action, "DisciplinaryPerson", "admin", where),
      ),
    ]),
    ...(inside.length > 0 ? [rule("company", "view", "DisciplinaryCompany", "admin")] : []),
    ...(whole || adminAccesses.includes("PLATFORM_ADMIN")
      ? [
          rule("settings.view", "view", "DisciplinarySettings", "settings"),
          rule("settings.edit", "edit", "DisciplinarySettings", "settings"),
        ]
      : []),
    ...(whole ? [rule("certificates", "view", "DisciplinaryCertificate", "admin")] : []),
  ];
}

/** Numbers: HR of people they may read; others with the right for insights of groups large enough, without names. */
function insightRules({ adminAccesses, scopedAccesses = [], customAccess }: DisciplinaryActor): Rule[] {
  const kind = "DISCIPLINARY_ACTION_ADMIN";
  const named = adminAccesses.includes(kind) || scopedAccesses.some((one) => one.kind === kind);
  const masked = adminAccesses.includes("CUSTOM_ADMIN") && customAccess.includes("DISCIPLINARY_ACTION_INSIGHTS");
  return [
    ...(named || masked ? [rule("insights.view", "view", "DisciplinaryInsights", named ? "admin" : "insights")] : []),
    ...(named ? [rule("insights.names", "name", "DisciplinaryInsights", "admin")] : []),
  ];
}
