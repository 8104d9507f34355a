import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import type { PanelRegistry } from "#app/platform/contributions/panel.ts";

/** Panels an address may open (`?panelStack=OBJECTIVE:<id>`), each loaded when first shown. */
export const panels: PanelRegistry = {
  OBJECTIVE: lazyPart(() => import("#app/modules/goals/components/goal-panel/goal-panel.tsx")),
  GOAL: lazyPart(() => import("#app/modules/goals/components/goal-panel/goal-panel.tsx")),
  GOAL_REALIGN: lazyPart(() => import("#app/modules/goals/components/copy-and-realign/realign-panel.tsx")),
  GOAL_CLONE: lazyPart(() => import("#app/modules/goals/components/copy-and-realign/copy-panel.tsx")),
  GOAL_COPY: lazyPart(() => import("#app/modules/goals/components/copy-and-realign/copy-panel.tsx")),
  GOAL_HISTORY: lazyPart(() => import("#app/modules/goals/components/history/history-panel.tsx")),
  TASK: lazyPart(() => import("#app/modules/initiatives/components/task/task-panel.tsx")),
  COMPETENCY: lazyPart(() => import("#app/modules/develop/components/person/competency-panel.tsx")),
};
