import { IconPlus } from "@tabler/icons-react";
import { useLoaded } from "#app/shell/components/use-loaded.ts";
import { Button } from "#app/ui/button/button.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SkeletonLines } from "#app/ui/skeleton/skeleton.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import { initiativePlaces } from "../initiative-places.ts";
import type { TasksOfPerson } from "../queries/tasks-of-person.ts";
import { useNewTaskPanel } from "./task-address.ts";
import { TaskList } from "./list/task-list.tsx";
import { useTaskWords } from "./task-words.ts";

/** On somebody's profile: their open tasks that the reader may see, and the way to give them one. */
export default function TasksOfAPerson({ record }: { record: string }) {
  const { t } = useTaskWords();
  const newTaskPanel = useNewTaskPanel();
  const { data } = useLoaded<TasksOfPerson>(`/app/initiative/of-person/${record}`);
  return (
    <Section
      title={t("navigation.module")}
      actions={data?.isMe ? <UiLink href={initiativePlaces.mine}>{t("of-person.all")}</UiLink> : null}
    >
      {!data ? (
        <SkeletonLines label={t("of-goal.loading")} lines={2} />
      ) : data.count === 0 ? (
        <SmallText as="p">{t("of-person.none")}</SmallText>
      ) : (
        <TaskList
          rows={data.tasks}
          label={t("navigation.module")}
          hrefOf={initiativePlaces.task}
          ownerOfList={record}
          narrow
        />
      )}
      {data && data.count > data.tasks.length ? (
        <SmallText as="p">{t("of-goal.more", { shown: data.tasks.length, count: data.count })}</SmallText>
      ) : null}
      <div>
        <Button size="small" icon={<IconPlus />} href={newTaskPanel(`for-${record}`)}>
          {t("form.new")}
        </Button>
      </div>
    </Section>
  );
}
