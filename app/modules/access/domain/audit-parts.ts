/** Parts of the product that entries of the audit log come from, each with the rooms whose acts belong to it. */
const roomsOf = {
  goals: ["goals", "goal-templates", "goal-upload", "goal-reports", "metrics"],
  initiatives: ["initiatives"],
  "one-on-ones": ["one-on-ones"],
  reviews: ["reviews"],
  calibration: ["calibration"],
  feedback: ["feedback"],
  feed: ["feed"],
  develop: ["develop"],
  engagement: ["engagement"],
  disciplinary: ["disciplinary"],
  points: ["points"],
  compensation: ["compensation"],
  lifecycle: ["lifecycle"],
  analytics: ["analytics"],
  people: ["people", "company", "audiences", "tags"],
  access: ["access"],
  identity: ["identity"],
  imports: ["imports"],
  integrations: ["integrations"],
  webhooks: ["webhooks"],
  embeds: ["embeds"],
  other: ["assist", "comments", "help", "home", "notifications", "questionnaires", "records", "search", "tasks"],
} as const;

export type AuditPart = keyof typeof roomsOf;
export const auditParts = Object.keys(roomsOf) as [AuditPart, ...AuditPart[]];

/** What the acts of a part begin with: `goals.`. */
export function actsOfPart(part: AuditPart): string[] {
  return roomsOf[part].map((room) => `${room}.`);
}

/** The keys of what parts are called in the room's strings. */
const calledAs = {
  goals: "module.GOAL",
  initiatives: "module.TASK",
  "one-on-ones": "module.CHECK_IN",
  reviews: "module.REVIEW",
  calibration: "audit.kind.CalibratedPerson",
  feedback: "module.FEEDBACK",
  feed: "module.FEED",
  develop: "module.COMPETENCY_IDP",
  engagement: "module.ENGAGEMENT",
  disciplinary: "module.DISCIPLINARY_ACTION",
  points: "module.POINTS",
  compensation: "module.COMPENSATION",
  lifecycle: "module.LIFECYCLE",
  analytics: "audit.parts.analytics",
  people: "audit.said.people",
  access: "column.access",
  identity: "audit.parts.identity",
  imports: "audit.parts.imports",
  integrations: "audit.parts.integrations",
  webhooks: "audit.parts.webhooks",
  embeds: "audit.parts.embeds",
  other: "audit.parts.other",
} as const satisfies Record<AuditPart, string>;

export function partCalledAs<Part extends AuditPart>(part: Part): (typeof calledAs)[Part] {
  return calledAs[part];
}
