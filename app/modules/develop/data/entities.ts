import { defineEntity } from "@mikro-orm/core";

export const CompetencyVersion = defineEntity({
  name: "CompetencyVersion",
  tableName: "competency_version",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    competencyId: p.uuid(),
    number: p.integer(),
    name: p.text(),
    description: p.text(),
    field: p.text(),
    wording: p.json<unknown>(),
    createdAt: p.datetime().columnType("timestamptz"),
    createdBy: p.uuid().nullable(),
  }),
});

export const CompetencyLevel = defineEntity({
  name: "CompetencyLevel",
  tableName: "competency_level",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    name: p.text(),
    rank: p.integer(),
    archivedAt: p.datetime().columnType("timestamptz").nullable(),
    createdAt: p.datetime().columnType("timestamptz"),
    version: p.integer().version(),
  }),
});

export const RoleExpectation = defineEntity({
  name: "RoleExpectation",
  tableName: "role_expectation",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    jobFunctionId: p.uuid(),
    gradeId: p.uuid(),
    competencyId: p.uuid(),
    level: p.text(),
    levelRank: p.integer(),
    critical: p.boolean(),
    recordedAt: p.datetime().columnType("timestamptz"),
    recordedBy: p.uuid().nullable(),
    supersededAt: p.datetime().columnType("timestamptz").nullable(),
  }),
});

export const CompetencyAssessment = defineEntity({
  name: "CompetencyAssessment",
  tableName: "competency_assessment",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    employeeId: p.uuid(),
    competencyId: p.uuid(),
    versionId: p.uuid(),
    source: p.text(),
    level: p.text(),
    levelRank: p.integer(),
    comment: p.text(),
    assessedBy: p.uuid(),
    assessedAt: p.datetime().columnType("timestamptz"),
    supersededAt: p.datetime().columnType("timestamptz").nullable(),
  }),
});

export const SelfAssessmentAsk = defineEntity({
  name: "SelfAssessmentAsk",
  tableName: "self_assessment_ask",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    employeeId: p.uuid(),
    askedBy: p.uuid(),
    askedAt: p.datetime().columnType("timestamptz"),
    dueOn: p.date(),
    doneAt: p.datetime().columnType("timestamptz").nullable(),
  }),
});

export const GrowthPlan = defineEntity({
  name: "GrowthPlan",
  tableName: "growth_plan",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    employeeId: p.uuid(),
    mentorId: p.uuid().nullable(),
    targetOn: p.date().nullable(),
    note: p.text(),
    state: p.text(),
    agreedBy: p.uuid().nullable(),
    agreedAt: p.datetime().columnType("timestamptz").nullable(),
    createdAt: p.datetime().columnType("timestamptz"),
    version: p.integer().version(),
  }),
});

export const GrowthGoal = defineEntity({
  name: "GrowthGoal",
  tableName: "growth_goal",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    planId: p.uuid(),
    competencyId: p.uuid(),
    level: p.text(),
    levelRank: p.integer(),
    note: p.text(),
    reachedAt: p.datetime().columnType("timestamptz").nullable(),
    createdAt: p.datetime().columnType("timestamptz"),
    version: p.integer().version(),
  }),
});

export const GrowthStep = defineEntity({
  name: "GrowthStep",
  tableName: "growth_step",
  schema: "*",
  properties: (p) => ({
    initiativeId: p.uuid().primary(),
    goalId: p.uuid(),
    createdAt: p.datetime().columnType("timestamptz"),
  }),
});

export const LevelUpRequest = defineEntity({
  name: "LevelUpRequest",
  tableName: "level_up_request",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    employeeId: p.uuid(),
    requestedBy: p.uuid(),
    fromGradeId: p.uuid().nullable(),
    toGradeId: p.uuid(),
    toRoleId: p.uuid().nullable(),
    reason: p.text(),
    evidence: p.json<unknown>(),
    state: p.text(),
    requestedAt: p.datetime().columnType("timestamptz"),
    managerId: p.uuid().nullable(),
    managerComment: p.text(),
    managerDecidedAt: p.datetime().columnType("timestamptz").nullable(),
    adminId: p.uuid().nullable(),
    adminComment: p.text(),
    adminDecidedAt: p.datetime().columnType("timestamptz").nullable(),
    effectiveOn: p.date().nullable(),
    version: p.integer().version(),
  }),
});

export const DevelopPreference = defineEntity({
  name: "DevelopPreference",
  tableName: "develop_preference",
  schema: "*",
  properties: (p) => ({
    employeeId: p.uuid().primary(),
    findable: p.boolean(),
  }),
});

export const ProfileNote = defineEntity({
  name: "ProfileNote",
  tableName: "profile_note",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    employeeId: p.uuid(),
    kind: p.text(),
    title: p.text(),
    body: p.text(),
    competencyId: p.uuid().nullable(),
    createdAt: p.datetime().columnType("timestamptz"),
    deletedAt: p.datetime().columnType("timestamptz").nullable(),
    version: p.integer().version(),
  }),
});

export const DevelopSettings = defineEntity({
  name: "DevelopSettings",
  tableName: "develop_settings",
  schema: "*",
  properties: (p) => ({
    id: p.integer().primary(),
    evidenceMonths: p.integer(),
    allowsSearch: p.boolean(),
    version: p.integer().version(),
  }),
});

/** Every table of this room. */
export const developEntities = [
  CompetencyVersion,
  CompetencyLevel,
  RoleExpectation,
  CompetencyAssessment,
  SelfAssessmentAsk,
  GrowthPlan,
  GrowthGoal,
  GrowthStep,
  LevelUpRequest,
  DevelopPreference,
  ProfileNote,
  DevelopSettings,
] as const;
