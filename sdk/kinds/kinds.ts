import type { z } from "zod";
import { eventChange } from "./calendar.ts";
import { crmUser, metricPoint } from "./crm.ts";
import { absence, orgUnit, person, shift } from "./hr.ts";
import { issue, project } from "./issue-tracker.ts";

const models = {
  hr: { person, orgUnit, absence, shift },
  crm: { crmUser, metricPoint },
  "issue-tracker": { project, issue },
  calendar: { eventChange },
  chat: {},
  analytics: {},
} as const;

/** The models of rows, by kind and stream. */
export type KindModels = typeof models;
/** Kinds of connectors that read streams. */
export type ModelKind = keyof KindModels;

export const modelKinds = Object.keys(models) as [ModelKind, ...ModelKind[]];

/** The models of one kind, by stream. */
export function modelsOf(kind: ModelKind): Record<string, z.ZodType<{ externalId: string; changedAt: string }>> {
  return models[kind];
}
