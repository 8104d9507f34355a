import type { EmbedScope } from "./embed-scope.ts";

type Widget = {
  scope: EmbedScope;
  /** What its element says on a page at first. */
  attributes: Readonly<Record<string, string>>;
};

/** The widgets there are: what each needs to be allowed, and what its element says on a page. */
export const widgets = {
  "goal-list": { scope: "goals:read", attributes: { owner: "me", limit: "5" } },
  "goal-card": { scope: "goals:read", attributes: { "goal-id": "…" } },
  "goal-progress": { scope: "goals:read", attributes: { "goal-id": "…" } },
  "goal-check-in": { scope: "goals:write", attributes: { "goal-id": "…" } },
  "praise-wall": { scope: "praise:read", attributes: { audience: "everybody", limit: "5" } },
  "praise-button": { scope: "praise:write", attributes: {} },
  "praise-count": { scope: "praise:read", attributes: { days: "30" } },
} as const satisfies Record<string, Widget>;

export type WidgetKind = keyof typeof widgets;
export const widgetKinds = Object.keys(widgets) as WidgetKind[];
