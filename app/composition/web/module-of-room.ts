import type { tokenModules } from "#app/modules/identity/index.ts";
import type { AnyEndpoint } from "#app/platform/http/endpoint.ts";

type TokenModule = (typeof tokenModules)[number];

/** By which module's scopes the endpoints of a room are opened. */
export const moduleOfRoom: Readonly<Record<string, TokenModule>> = {
  ...{ people: "people", audiences: "people" },
  ...{ goals: "goals", "goal-templates": "goals", "goal-reports": "goals", "goal-upload": "goals" },
  ...{ metrics: "metrics", initiatives: "initiatives", "one-on-ones": "one-on-ones", feedback: "feedback" },
  ...{ feed: "feed", comments: "comments", reviews: "reviews", calibration: "reviews", develop: "development" },
  ...{ engagement: "surveys", points: "points", disciplinary: "disciplinary", compensation: "compensation" },
  ...{ lifecycle: "lifecycle", analytics: "analytics", tags: "tags", search: "search" },
  ...{ notifications: "notifications", access: "administration", identity: "administration" },
  ...{ tasks: "administration" },
  ...{ integrations: "administration", webhooks: "administration", imports: "administration" },
  assist: "administration",
};

/** What every token may ask: whom it speaks for. */
const open = ["/me"];

/** The scope that opens an endpoint, as `goals:read`; null where every token does. Reading is GET, all else changes. */
export function scopeOf(room: string, { method, path }: Pick<AnyEndpoint, "method" | "path">): string | null {
  if (open.includes(path) && method === "GET") return null;
  // A room of no module is open to tokens alone that reach all.
  const name = moduleOfRoom[room] ?? room;
  return `${name}:${method === "GET" ? "read" : "write"}`;
}
