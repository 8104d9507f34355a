import type { Rule } from "#app/platform/ability/rule.ts";
import type { Actor } from "#app/platform/context/actor.ts";
import { kindFacts, tagKinds, type TagKind } from "./domain/tag.ts";

/**
 * Everybody reads the tags of the modules they have. Who makes those of goals and of tasks is said by their rooms;
 * competencies are worded by platform admins, drivers by administrators of engagement as well.
 */
export function tagRules({ features, adminAccesses }: Pick<Actor, "features" | "adminAccesses">): readonly Rule[] {
  const platform = adminAccesses.includes("PLATFORM_ADMIN");
  const makes: Partial<Record<TagKind, boolean>> = {
    COMPETENCY: platform,
    DRIVER: platform || adminAccesses.includes("ENGAGEMENT_ADMIN"),
  };
  return tagKinds
    .filter((kind) => features.includes(kindFacts[kind].feature))
    .flatMap((tagKind) => [
      {
        id: `tags.everybody.view-${tagKind.toLowerCase()}`,
        action: "view",
        subject: "Tag",
        conditions: { tagKind },
        because: "rules.everybody",
      },
      ...(makes[tagKind]
        ? [
            {
              id: `tags.admin.edit-${tagKind.toLowerCase()}`,
              action: "edit",
              subject: "Tag",
              conditions: { tagKind },
              because: "rules.admin",
            },
          ]
        : []),
    ]);
}
