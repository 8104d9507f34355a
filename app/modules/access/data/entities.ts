import { defineEntity } from "@mikro-orm/core";

export const AdminAccess = defineEntity({
  name: "AdminAccess",
  tableName: "admin_access",
  schema: "*",
  properties: (p) => ({
    employeeId: p.uuid().primary(),
    kind: p.text().primary(),
    grantedBy: p.uuid().nullable(),
    grantedAt: p.datetime().columnType("timestamptz"),
  }),
});

export const ScopedAdminAccess = defineEntity({
  name: "ScopedAdminAccess",
  tableName: "scoped_admin_access",
  schema: "*",
  properties: (p) => ({
    employeeId: p.uuid().primary(),
    kind: p.text().primary(),
    orgUnitId: p.uuid().primary(),
    grantedBy: p.uuid().nullable(),
    grantedAt: p.datetime().columnType("timestamptz"),
  }),
});

export const CustomAccess = defineEntity({
  name: "CustomAccess",
  tableName: "custom_access",
  schema: "*",
  properties: (p) => ({
    employeeId: p.uuid().primary(),
    entry: p.text().primary(),
  }),
});

export const CustomRole = defineEntity({
  name: "CustomRole",
  tableName: "custom_role",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    name: p.text(),
    description: p.text().defaultRaw("''::text"),
    rights: p.array().columnType("text[]"),
    scoped: p.boolean(),
    version: p.integer().version(),
    createdBy: p.uuid().nullable(),
    createdAt: p.datetime().columnType("timestamptz"),
    updatedAt: p.datetime().columnType("timestamptz"),
    fields: p.json<unknown>().defaultRaw("'{}'::jsonb"),
    sparesSelf: p.boolean().defaultRaw("false"),
  }),
});

export const CustomRoleHolder = defineEntity({
  name: "CustomRoleHolder",
  tableName: "custom_role_holder",
  schema: "*",
  properties: (p) => ({
    roleId: p.uuid().primary(),
    employeeId: p.uuid().primary(),
    grantedBy: p.uuid().nullable(),
    grantedAt: p.datetime().columnType("timestamptz"),
    bySignIn: p.boolean().defaultRaw("false"),
  }),
});

export const CustomRoleUnit = defineEntity({
  name: "CustomRoleUnit",
  tableName: "custom_role_unit",
  schema: "*",
  properties: (p) => ({
    roleId: p.uuid().primary(),
    orgUnitId: p.uuid().primary(),
  }),
});

/** Every table of this room. */
export const accessEntities = [
  AdminAccess,
  ScopedAdminAccess,
  CustomAccess,
  CustomRole,
  CustomRoleHolder,
  CustomRoleUnit,
] as const;
