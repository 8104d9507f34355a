import type { Rule } from "#app/platform/ability/rule.ts";
import { rulesOf } from "#app/platform/ability/rules-of.ts";
import { isAdmin, type Actor } from "#app/platform/context/actor.ts";
import type { FieldEditors, FieldViewers } from "./domain/employee-fields.ts";

const rule = rulesOf("people");

/** What every colleague may know of a person. */
export const publicFields = [
  "name",
  "role",
  "function",
  "orgUnit",
  "location",
  "manager",
  "workEmail",
  "joinedOn",
  "status",
  "history",
] as const;

/** What a person reads of themselves besides. */
const ownFields = [
  "personalEmail",
  "dateOfBirth",
  "gender",
  "ethnicity",
  "resignedOn",
  "experienceBeforeJoiningMonths",
  "grade",
  "dottedLine",
  "statusHistory",
  "planned",
] as const;

/**
 * What stays between a person, those above them in the reporting line, and the platform's admins. How a probation ended
 * is told to the person with the result of the review, not by their profile.
 */
export const privateFields = [...ownFields, "probation"] as const;
export type PublicField = (typeof publicFields)[number];
export type PrivateField = (typeof privateFields)[number];

/**
 * What rules may test of an employee. `managerIds` is everybody above them in the reporting line today, `orgUnitIds` the
 * unit they sit in today and all above it.
 */
export type EmployeeSubject = {
  readonly kind: "Employee";
  readonly id: string;
  readonly managerIds: readonly string[];
  readonly orgUnitIds: readonly string[];
};

/** What rules may test of a team; a personal team counts as private. */
export type TeamSubject = {
  readonly kind: "Team";
  readonly id: string;
  readonly visibility: "GLOBAL" | "PRIVATE";
  readonly memberIds: readonly string[];
  readonly managerIds: readonly string[];
};

/** What rules may test of a company's own field on one person; `managerIds` is everybody above that person today. */
export type EmployeeFieldSubject = {
  readonly kind: "EmployeeField";
  readonly viewers: FieldViewers;
  readonly editors: FieldEditors;
  readonly employeeId: string;
  readonly managerIds: readonly string[];
};

/** Who may know what of whom, and who may change where somebody stands. */
export function peopleRules(actor: Actor): readonly Rule[] {
  return [
    ...recordRules(actor),
    ...teamRules(actor),
    ...fieldRules(actor),
    rule("everyone.view-tags", "view", "PeopleTags", "everyone"),
    rule("everyone.view-org-chart", "view", "OrgChart", "everyone"),
    ...(actor.adminAccesses.length > 0 ? anyAdmin : []),
    ...(isAdmin(actor, "PLATFORM_ADMIN") ? platformAdmin : []),
  ];
}

/** Every colleague knows what is public; what is private is for the person and those above them. */
function recordRules(actor: Actor): readonly Rule[] {
  return [
    { ...rule("everyone.view", "view", "Employee", "everyone"), fields: [...publicFields] },
    { ...rule("self.view-private", "view", "Employee", "self", { id: actor.employeeId }), fields: [...ownFields] },
    rule("self.edit-photo", "edit-photo", "Employee", "self", { id: actor.employeeId }),
    {
      ...rule("manager-above.view-private", "view", "Employee", "manager-above", { managerIds: actor.employeeId }),
      fields: [...privateFields],
    },
  ];
}

const anyAdmin: readonly Rule[] = [rule("admin.browse-register", "browse", "EmployeeRegister", "admin")];

/** The whole register, who sits where, and the shape of the company. */
const platformAdmin: readonly Rule[] = [
  { ...rule("platform-admin.view-private", "view", "Employee", "platform-admin"), fields: [...privateFields] },
  rule("platform-admin.change-assignment", "change-assignment", "Employee", "platform-admin"),
  rule("platform-admin.create", "create", "Employee", "platform-admin"),
  rule("platform-admin.edit", "edit", "Employee", "platform-admin"),
  rule("platform-admin.edit-photo", "edit-photo", "Employee", "platform-admin"),
  rule("platform-admin.erase", "erase", "Employee", "platform-admin"),
  rule("platform-admin.view-company-shape", "view", "CompanyShape", "platform-admin"),
  rule("platform-admin.edit-company-shape", "edit", "CompanyShape", "platform-admin"),
  rule("platform-admin.edit-tags", "edit", "PeopleTags", "platform-admin"),
  rule("platform-admin.look-ahead", "look-ahead", "OrgChart", "platform-admin"),
];

/** Open teams are seen by all, private ones by their members; the team's managers and platform admins shape it. */
function teamRules(actor: Actor): readonly Rule[] {
  const own = actor.employeeId;
  return [
    rule("everyone.view-team", "view", "Team", "everyone", { visibility: "GLOBAL" }),
    rule("team-member.view-team", "view", "Team", "team-member", { memberIds: own }),
    rule("team-manager.edit-team", "edit", "Team", "team-manager", { managerIds: own }),
    ...(isAdmin(actor, "PLATFORM_ADMIN")
      ? ["view", "edit", "create"].map((action): Rule =>
          rule(`platform-admin.${action}-team`, action, "Team", "platform-admin"),
        )
      : []),
  ];
}

/** A company's own fields are seen and edited as each says; what they are is for platform admins to say. */
function fieldRules(actor: Actor): readonly Rule[] {
  const own = actor.employeeId;
  const subject = "EmployeeField";
  return [
    rule("everyone.view-field", "view", subject, "everyone", { viewers: "EVERYBODY" }),
    rule("self.view-field", "view", subject, "self", { viewers: "MANAGERS", employeeId: own }),
    rule("manager-above.view-field", "view", subject, "manager-above", { viewers: "MANAGERS", managerIds: own }),
    rule("self.edit-field", "edit", subject, "self", { editors: "SELF", employeeId: own }),
    rule("manager-above.edit-field", "edit", subject, "manager-above", {
      editors: { $in: ["SELF", "MANAGERS"] },
      managerIds: own,
    }),
    ...(isAdmin(actor, "PLATFORM_ADMIN")
      ? [
          ["view", subject],
          ["edit", subject],
          ["define", "EmployeeFields"],
        ].map(([action, of]): Rule => ({
          id: `people.platform-admin.${action}-field`,
          action: action!,
          subject: of!,
          because: "rules.platform-admin",
        }))
      : []),
  ];
}
