import type { Rule } from "#app/platform/ability/rule.ts";
import { isAdmin, type Actor } from "#app/platform/context/actor.ts";
import type { FieldEditors, FieldViewers } from "./domain/employee-fields.ts";

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
    { id: "people.everyone.view-tags", action: "view", subject: "PeopleTags", because: "rules.everyone" },
    { id: "people.everyone.view-org-chart", action: "view", subject: "OrgChart", because: "rules.everyone" },
    ...(actor.adminAccesses.length > 0 ? anyAdmin : []),
    ...(isAdmin(actor, "PLATFORM_ADMIN") ? platformAdmin : []),
  ];
}

/** Every colleague knows what is public; what is private is for the person and those above them. */
function recordRules(actor: Actor): readonly Rule[] {
  return [
    {
      id: "people.everyone.view",
      action: "view",
      subject: "Employee",
      fields: [...publicFields],
      because: "rules.everyone",
    },
    {
      id: "people.self.view-private",
      action: "view",
      subject: "Employee",
      fields: [...ownFields],
      conditions: { id: actor.employeeId },
      because: "rules.self",
    },
    {
      id: "people.self.edit-photo",
      action: "edit-photo",
      subject: "Employee",
      conditions: { id: actor.employeeId },
      because: "rules.self",
    },
    {
      id: "people.manager-above.view-private",
      action: "view",
      subject: "Employee",
      fields: [...privateFields],
      conditions: { managerIds: actor.employeeId },
      because: "rules.manager-above",
    },
  ];
}

const anyAdmin: readonly Rule[] = [
  { id: "people.admin.browse-register", action: "browse", subject: "EmployeeRegister", because: "rules.admin" },
];

/** The whole register, who sits where, and the shape of the company. */
const platformAdmin: readonly Rule[] = [
  {
    id: "people.platform-admin.view-private",
    action: "view",
    subject: "Employee",
    fields: [...privateFields],
    because: "rules.platform-admin",
  },
  {
    id: "people.platform-admin.change-assignment",
    action: "change-assignment",
    subject: "Employee",
    because: "rules.platform-admin",
  },
  { id: "people.platform-admin.create", action: "create", subject: "Employee", because: "rules.platform-admin" },
  { id: "people.platform-admin.edit", action: "edit", subject: "Employee", because: "rules.platform-admin" },
  {
    id: "people.platform-admin.edit-photo",
    action: "edit-photo",
    subject: "Employee",
    because: "rules.platform-admin",
  },
  {
    id: "people.platform-admin.view-company-shape",
    action: "view",
    subject: "CompanyShape",
    because: "rules.platform-admin",
  },
  {
    id: "people.platform-admin.edit-company-shape",
    action: "edit",
    subject: "CompanyShape",
    because: "rules.platform-admin",
  },
  { id: "people.platform-admin.edit-tags", action: "edit", subject: "PeopleTags", because: "rules.platform-admin" },
  {
    id: "people.platform-admin.look-ahead",
    action: "look-ahead",
    subject: "OrgChart",
    because: "rules.platform-admin",
  },
];

/** Open teams are seen by all, private ones by their members; the team's managers and platform admins shape it. */
function teamRules(actor: Actor): readonly Rule[] {
  const own = actor.employeeId;
  return [
    {
      id: "people.everyone.view-team",
      action: "view",
      subject: "Team",
      conditions: { visibility: "GLOBAL" },
      because: "rules.everyone",
    },
    {
      id: "people.team-member.view-team",
      action: "view",
      subject: "Team",
      conditions: { memberIds: own },
      because: "rules.team-member",
    },
    {
      id: "people.team-manager.edit-team",
      action: "edit",
      subject: "Team",
      conditions: { managerIds: own },
      because: "rules.team-manager",
    },
    ...(isAdmin(actor, "PLATFORM_ADMIN")
      ? ["view", "edit", "create"].map((action): Rule => ({
          id: `people.platform-admin.${action}-team`,
          action,
          subject: "Team",
          because: "rules.platform-admin",
        }))
      : []),
  ];
}

/** A company's own fields are seen and edited as each says; what they are is for platform admins to say. */
function fieldRules(actor: Actor): readonly Rule[] {
  const own = actor.employeeId;
  const subject = "EmployeeField";
  return [
    {
      id: "people.everyone.view-field",
      action: "view",
      subject,
      conditions: { viewers: "EVERYBODY" },
      because: "rules.everyone",
    },
    {
      id: "people.self.view-field",
      action: "view",
      subject,
      conditions: { viewers: "MANAGERS", employeeId: own },
      because: "rules.self",
    },
    {
      id: "people.manager-above.view-field",
      action: "view",
      subject,
      conditions: { viewers: "MANAGERS", managerIds: own },
      because: "rules.manager-above",
    },
    {
      id: "people.self.edit-field",
      action: "edit",
      subject,
      conditions: { editors: "SELF", employeeId: own },
      because: "rules.self",
    },
    {
      id: "people.manager-above.edit-field",
      action: "edit",
      subject,
      conditions: { editors: { $in: ["SELF", "MANAGERS"] }, managerIds: own },
      because: "rules.manager-above",
    },
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
