import { useLoaded } from "#app/shell/components/use-loaded.ts";
import { Callout } from "#app/ui/callout/callout.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SkeletonLines } from "#app/ui/skeleton/skeleton.tsx";
import { initiativePlaces } from "../initiative-places.ts";
import type { InitiativesOfGoal } from "../queries/initiatives-of-goal.ts";
import { NewTask } from "./new-task.tsx";
import { useTaskAddress } from "./task-address.ts";
import { TaskList } from "./list/task-list.tsx";
import { useTaskWords } from "./task-words.ts";

/** In the panel of a goal: what is done for it, and whether that has moved its number. */
export default function TasksOfGoal({ record }: { record: string }) {
  const { t, format } = useTaskWords();
  const { data, isLoading } = useLoaded<InitiativesOfGoal | null>(`/app/initiative/of-goal/${record}`);
  const asked = useTaskAddress().search.get("act") === "create-initiative";
  const all = `${initiativePlaces.mine}?goalId=${record}`;
  return (
    <Section title={t("of-goal.title")}>
      <noscript>
        <UiLink href={all}>{t("of-goal.mine")}</UiLink>
      </noscript>
      {data?.stillSince ? (
        <Callout tone="warning" title={t("of-goal.still")}>
          {t("of-goal.still-text", { date: format.date(data.stillSince) })}
        </Callout>
      ) : null}
      {data === null && !isLoading ? null : !data ? (
        <SkeletonLines label={t("of-goal.loading")} lines={2} />
      ) : (
        <TaskList rows={data.tasks} label={t("of-goal.title")} hrefOf={initiativePlaces.task} />
      )}
      {data && data.count > data.tasks.length ? (
        <p>{t("of-goal.more", { shown: data.tasks.length, count: data.count })}</p>
      ) : null}
      {data?.mayAdd === false ? null : (
        <NewTask
          action={initiativePlaces.mine}
          intent="create-task"
          goalId={record}
          key={asked ? "asked" : "offered"}
          focused={asked}
          label={t("of-goal.new")}
        />
      )}
    </Section>
  );
}
