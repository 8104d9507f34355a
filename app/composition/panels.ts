import { lazy } from "react";
import type { PanelRegistry } from "#app/platform/contributions/panel.ts";

/** Panels an address may open (`?panelStack=OBJECTIVE:<id>`), each loaded when first shown. */
export const panels: PanelRegistry = {
  OBJECTIVE: lazy(() => import("#app/modules/goals/components/goal-panel/goal-panel.tsx")),
  GOAL: lazy(() => import("#app/modules/goals/components/goal-panel/goal-panel.tsx")),
  GOAL_REALIGN: lazy(() => import("#app/modules/goals/components/copy-and-realign/realign-panel.tsx")),
  GOAL_CLONE: lazy(() => import("#app/modules/goals/components/copy-and-realign/copy-panel.tsx")),
  GOAL_COPY: lazy(() => import("#app/modules/goals/components/copy-and-realign/copy-panel.tsx")),
  GOAL_HISTORY: lazy(() => import("#app/modules/goals/components/history/history-panel.tsx")),
  COMPETENCY: lazy(() => import("#app/modules/develop/components/person/competency-panel.tsx")),
};
