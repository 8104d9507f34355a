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
