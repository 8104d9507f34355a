import type { Rule } from "#app/platform/ability/rule.ts";
import { isAdmin, type Actor } from "#app/platform/context/actor.ts";
import { administratorOf, type ShownModule } from "./domain/shown-module.ts";

/**
 * Who keeps the connection, and who looks at dashboards: company administrators of the module they are shown in. Where a
 * module has none, nobody may ever look, and so no screen offers it.
 */
export function analyticsRules({ actor }: { actor: Actor }, shown: readonly ShownModule[]): readonly Rule[] {
  return [
    ...(isAdmin(actor, "PLATFORM_ADMIN")
      ? [
          {
            id: "analytics.platform-admin.edit-connection",
            action: "edit",
            subject: "AnalyticsConnection",
            because: "rules.platform-admin",
          },
        ]
      : []),
    ...shown
      .filter((module) => actor.features.includes(module) && isAdmin(actor, administratorOf[module]))
      .map((module): Rule => ({
        id: `analytics.administrator.view.${module}`,
        action: "view",
        subject: "AnalyticsDashboard",
        conditions: { module },
        because: "rules.administrator",
      })),
  ];
}
