import { defineEntity } from "@mikro-orm/core";

export const Team = defineEntity({
  name: "Team",
  tableName: "team",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    name: p.text(),
    displayName: p.text(),
    teamType: p.text().defaultRaw("'DEFAULT'::text"),
    visibility: p.text().defaultRaw("'GLOBAL'::text"),
    color: p.text().nullable(),
    createdAt: p.datetime().columnType("timestamptz"),
    version: p.integer().version(),
  }),
});

export const TeamMember = defineEntity({
  name: "TeamMember",
  tableName: "team_member",
  schema: "*",
  properties: (p) => ({
    teamId: p.uuid().primary(),
    employeeId: p.uuid().primary(),
    userRole: p.text().defaultRaw("'MEMBER'::text"),
    isPreferred: p.boolean().defaultRaw("false"),
  }),
});
