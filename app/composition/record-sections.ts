import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import type { RecordSection } from "#app/platform/contributions/record-section.ts";

/** What rooms show in the panels of others' records, each loaded when first shown. */
export const recordSections: readonly RecordSection[] = [
  {
    module: "initiative",
    about: "Goal",
    Part: lazyPart(() => import("#app/modules/initiatives/components/tasks-of-goal.tsx")),
  },
  {
    module: "goal",
    about: "Metric",
    Part: lazyPart(() => import("#app/modules/goals/components/key-results-of-metric.tsx")),
  },
  {
    module: "initiative",
    about: "Initiative",
    Part: lazyPart(() => import("#app/modules/integrations/components/issues/issues-of-task.tsx")),
  },
  {
    module: "feedback",
    about: "Employee",
    Part: lazyPart(() => import("#app/modules/feedback/components/feedback-of-person.tsx")),
  },
  {
    module: "develop",
    about: "Employee",
    Part: lazyPart(() => import("#app/modules/develop/components/development-of-person.tsx")),
  },
  {
    module: "review",
    about: "Employee",
    Part: lazyPart(() => import("#app/modules/reviews/components/reviews-of-person.tsx")),
  },
];
