import { defineEntity } from "@mikro-orm/core";
import type { Placement } from "../domain/place.ts";

export const CalibrationGroup = defineEntity({
  name: "CalibrationGroup",
  tableName: "calibration_group",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    cycleId: p.uuid(),
    name: p.text(),
    createdBy: p.uuid(),
    createdAt: p.datetime().columnType("timestamptz"),
    finishedBy: p.uuid().nullable(),
    finishedAt: p.datetime().columnType("timestamptz").nullable(),
    version: p.integer().version(),
  }),
});

export const CalibrationMember = defineEntity({
  name: "CalibrationMember",
  tableName: "calibration_member",
  schema: "*",
  properties: (p) => ({ groupId: p.uuid().primary(), employeeId: p.uuid().primary() }),
});

export const CalibrationReviewee = defineEntity({
  name: "CalibrationReviewee",
  tableName: "calibration_reviewee",
  schema: "*",
  properties: (p) => ({ revieweeId: p.uuid().primary(), groupId: p.uuid() }),
});

export const CalibrationMove = defineEntity({
  name: "CalibrationMove",
  tableName: "calibration_move",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    position: p.bigint("string").autoincrement(),
    groupId: p.uuid(),
    revieweeId: p.uuid(),
    movedBy: p.uuid(),
    movedAt: p.datetime().columnType("timestamptz"),
    before: p.json<Placement>(),
    after: p.json<Placement>(),
    reason: p.text(),
    undoes: p.uuid().nullable(),
  }),
});

export const CalibrationGuideline = defineEntity({
  name: "CalibrationGuideline",
  tableName: "calibration_guideline",
  schema: "*",
  properties: (p) => ({ cycleId: p.uuid().primary(), place: p.text().primary(), percent: p.smallint() }),
});

export const CalibrationTalent = defineEntity({
  name: "CalibrationTalent",
  tableName: "calibration_talent",
  schema: "*",
  properties: (p) => ({
    revieweeId: p.uuid().primary(),
    risk: p.text().nullable(),
    impact: p.text().nullable(),
    changedBy: p.uuid(),
    changedAt: p.datetime().columnType("timestamptz"),
    version: p.integer().version(),
  }),
});

export const CalibrationSuccessor = defineEntity({
  name: "CalibrationSuccessor",
  tableName: "calibration_successor",
  schema: "*",
  properties: (p) => ({
    revieweeId: p.uuid().primary(),
    employeeId: p.uuid().primary(),
    readiness: p.text(),
  }),
});

export const CalibrationPresence = defineEntity({
  name: "CalibrationPresence",
  tableName: "calibration_presence",
  schema: "*",
  properties: (p) => ({
    groupId: p.uuid().primary(),
    employeeId: p.uuid().primary(),
    revieweeId: p.uuid().nullable(),
    seenAt: p.datetime().columnType("timestamptz"),
  }),
});

export const calibrationEntities = [
  CalibrationGroup,
  CalibrationMember,
  CalibrationReviewee,
  CalibrationMove,
  CalibrationGuideline,
  CalibrationTalent,
  CalibrationSuccessor,
  CalibrationPresence,
] as const;
