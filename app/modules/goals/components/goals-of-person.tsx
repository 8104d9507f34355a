import { useLoaded } from "#app/shell/components/use-loaded.ts";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SkeletonLines } from "#app/ui/skeleton/skeleton.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import type { GoalsOfPerson } from "../queries/goals-of-person.ts";
import { useGoalWords } from "./goal-words.ts";
import classes from "./home/home-cards.module.css";
import { ObjectiveRow } from "./home/objective-row.tsx";

/** On somebody's profile: their open objectives that the reader may see. */
export default function GoalsOfAPerson({ record }: { record: string }) {
  const { t } = useGoalWords();
  const { data } = useLoaded<GoalsOfPerson>(`/app/goal/of-person/${record}`);
  const all = data?.isMe ? "/app/my-data/goal/my-goals" : `/app/my-data/goal/individuals-goals?ownerId=${record}`;
  return (
    <Section
      title={t("names.module")}
      actions={data && data.count > 0 ? <UiLink href={all}>{t("home.all", { count: data.count })}</UiLink> : null}
    >
      {!data ? (
        <SkeletonLines label={t("names.module")} lines={2} />
      ) : data.count === 0 ? (
        <SmallText as="p">{t("profile.none")}</SmallText>
      ) : (
        <ul className={classes.plain}>
          {data.goals.map((goal) => (
            <ObjectiveRow key={goal.id} goal={goal} />
          ))}
        </ul>
      )}
    </Section>
  );
}
