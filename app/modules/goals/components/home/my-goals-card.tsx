import { Card } from "#app/ui/card/card.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import type { MyGoalsCard } from "../../queries/home-goals.ts";
import { useGoalWords } from "../goal-words.ts";
import { ObjectiveRow } from "./objective-row.tsx";

const list = "/app/my-data/goal/my-goals";

/** How one's own objectives stand. */
export default function MyGoals({ data: { goals, count } }: { data: MyGoalsCard }) {
  const { t } = useGoalWords();
  return (
    <Card level={2} title={t("navigation.mine")} actions={<UiLink href={list}>{t("home.all", { count })}</UiLink>}>
      <ul>
        {goals.map((goal) => (
          <ObjectiveRow key={goal.id} goal={goal} />
        ))}
      </ul>
    </Card>
  );
}
