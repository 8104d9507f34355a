import type { Rule } from "#app/platform/ability/rule.ts";
import { rulesOf } from "#app/platform/ability/rules-of.ts";
import type { Actor } from "#app/platform/context/actor.ts";

const rule = rulesOf("engagement");

export type EngagementActor = Pick<
  Actor,
  "employeeId" | "adminAccesses" | "customAccess" | "directManager" | "skipManager" | "features"
> & {
  /** An admin sees the product as this person, or support looks through their eyes. */
  readonly viewed?: boolean;
};

/**
 * Who may do what with surveys. Admins design and run them and read results; managers read what is told of their own people
 * where the survey shares it, and ask these again about a plan of theirs; whoever was asked takes part. What a person
 * answered is read in named surveys alone, by whoever reads their results, for people were told so before they answered: of
 * anonymous surveys it is not kept.
 */
export function engagementRules(actor: EngagementActor): readonly Rule[] {
  if (!actor.features.includes("ENGAGEMENT")) return [];
  const manages = actor.directManager || actor.skipManager;
  return [
    ...(actor.viewed ? [] : [rule("own.answer", "answer", "Survey", "asked")]),
    rule("all.read", "read-shared", "SurveyResults", "everybody", { shared: "ALL" }),
    ...(manages ? [rule("team.read", "read-team", "SurveyResults", "managers")] : []),
    ...(manages && !actor.viewed ? [rule("team.measure", "measure", "Survey", "managers")] : []),
    ...adminRules(actor),
  ];
}

function adminRules({ adminAccesses, customAccess }: EngagementActor): Rule[] {
  const admin = adminAccesses.includes("ENGAGEMENT_ADMIN") || adminAccesses.includes("PLATFORM_ADMIN");
  const insights = admin || (adminAccesses.includes("CUSTOM_ADMIN") && customAccess.includes("ENGAGEMENT_INSIGHTS"));
  return [
    ...(admin
      ? [
          rule("admin.view", "view", "Survey", "admin"),
          rule("admin.create", "create", "Survey", "admin"),
          rule("admin.edit", "edit", "Survey", "admin"),
          rule("admin.run", "run", "Survey", "admin"),
          rule("admin.delete", "delete", "Survey", "admin"),
          rule("admin.templates", "edit", "SurveyTemplate", "admin"),
        ]
      : []),
    ...(insights
      ? [
          rule("admin.read", "read", "SurveyResults", "admin"),
          rule("insights.view", "view", "EngagementInsights", "admin"),
        ]
      : []),
  ];
}
