import type { Rule } from "#app/platform/ability/rule.ts";
import { rulesAbout, rulesOf } from "#app/platform/ability/rules-of.ts";
import { isAdmin, type Actor } from "#app/platform/context/actor.ts";
import { administratorOf, dashboardsOf, type ShownModule } from "./domain/shown-module.ts";
import { seesCompany } from "./domain/sees-company.ts";

const rule = rulesOf("analytics");
const about = rulesAbout("analytics", "AnalyticsReport");

/** What rights about numbers derive from. */
export type AnalyticsActor = Pick<
  Actor,
  "employeeId" | "adminAccesses" | "customAccess" | "roleRights" | "directManager" | "skipManager"
> & {
  /** An admin sees the product as this person. */
  readonly viewed?: boolean;
};

/**
 * Who opens numbers at all: administrators and whoever was given insights those of the company, who leads people those of
 * them. Which numbers they see there each measure says. Reports are their makers', and shared ones for everybody who opens
 * numbers; what stands in them each reader sees by their own rights.
 */
export function measureRules({ viewed = false, ...actor }: AnalyticsActor): readonly Rule[] {
  const company = seesCompany(actor);
  const leads = actor.directManager || actor.skipManager;
  return [
    ...(company ? [rule("company.view", "view", "Analytics", "insights", { scope: "company" })] : []),
    ...(leads ? [rule("led.view", "view", "Analytics", "leads", { scope: "led" })] : []),
    ...(isAdmin(actor as Actor, "PLATFORM_ADMIN")
      ? [rule("company.people", "view", "PeopleAnalytics", "platform-admin", { scope: "company" })]
      : []),
    ...(leads ? [rule("led.people", "view", "PeopleAnalytics", "leads", { scope: "led" })] : []),
    ...(company || leads ? reportRules(actor.employeeId, viewed) : []),
  ];
}

function reportRules(me: string, viewed: boolean): Rule[] {
  return [
    ...about("shared", ["view"], { shared: true }),
    ...(viewed
      ? []
      : [
          ...about("owner", ["view", "edit", "delete"], { ownerId: me }),
          rule("report.create", "create", "AnalyticsReport", "owner", { ownerId: me }),
        ]),
  ];
}

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
      .flatMap((module): Rule[] => [
        {
          id: `analytics.administrator.view.${module}`,
          action: "view",
          subject: "AnalyticsDashboard",
          conditions: { module },
          because: "rules.administrator",
        },
        {
          id: `analytics.administrator.open.${module}`,
          action: "view",
          subject: dashboardsOf(module),
          because: "rules.administrator",
        },
      ]),
  ];
}
