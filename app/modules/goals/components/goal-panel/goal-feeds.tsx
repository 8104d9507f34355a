import { IconAct } from "#app/platform/forms/icon-act.tsx";
import { useMayOn } from "#app/platform/ability/granting.tsx";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { goalStructure, useClosedAct, useCommand, useCommandForm } from "../goal-commands.ts";
import { IconPlus, IconX } from "@tabler/icons-react";
import { useMemo } from "react";
import { Button } from "#app/ui/button/button.tsx";
import { ComboField } from "#app/ui/combo-field/combo-field.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import type { GoalDetail, GoalFeed } from "../../queries/goal-detail.ts";
import { useGoalAddress } from "../goal-address.ts";
import classes from "./goal-body.module.css";
import { useGoalWords } from "../goal-words.ts";
import { searchParents } from "../search-options.ts";
import { staysInPart, useAct } from "../use-act.ts";

/** What a goal counts in besides the one it stands under, with its weight in each. */
export function GoalFeeds({ detail: { goal, feeds, settings } }: { detail: GoalDetail }) {
  const edits = useMayOn("Goal", goal.id)("edit");
  const { t } = useGoalWords();
  const act = useAct();
  if (feeds.length === 0 && !edits) return null;
  return (
    <Section
      title={t("feeds.title")}
      actions={
        edits ? (
          <Button size="small" icon={<IconPlus />} href={act.open("feed")}>
            {t("feeds.add")}
          </Button>
        ) : null
      }
    >
      {feeds.length === 0 ? (
        <SmallText as="p">{t("feeds.none")}</SmallText>
      ) : (
        <ul className={classes.parts}>
          {feeds.map((feed) => (
            <Feed key={feed.id} goalId={goal.id} feed={feed} importance={settings.importance} />
          ))}
        </ul>
      )}
      {edits && act.current === "feed" ? (
        <FeedForm goalId={goal.id} importance={settings.importance || feeds.some(({ weight }) => weight > 0)} />
      ) : null}
    </Section>
  );
}

function Feed({ goalId, feed, importance }: { goalId: string; feed: GoalFeed; importance: boolean }) {
  const { t, format } = useGoalWords();
  const may = useMayOn("Goal", goalId);
  const address = useGoalAddress();
  const command = useCommand({ intent: "stop-feeding", action: goalStructure(goalId), said: t("feeds.stopped") });
  return (
    <li className={classes.feed}>
      <span className={classes.partTitle}>
        <UiLink href={address.stacked(feed.id)}>{feed.title}</UiLink>
      </span>
      <span className={classes.numbers}>
        {importance || feed.weight > 0 ? t("feeds.weight", { weight: format.number(feed.weight) }) : null}
      </span>
      {may("edit") ? (
        <IconAct
          command={command}
          intent="stop-feeding"
          fields={{ goalId, parentId: feed.id }}
          label={t("feeds.stop", { title: feed.title })}
          icon={<IconX />}
          disabled={command.busy}
        />
      ) : null}
    </li>
  );
}

/** Naming a goal it feeds already changes the weight there. Where weights are not asked for, the goal named may still have some. */
function FeedForm({ goalId, importance }: { goalId: string; importance: boolean }) {
  const { t } = useGoalWords();
  const search = useMemo(() => searchParents({ forGoal: goalId }), [goalId]);
  const act = useAct();
  const form = useCommandForm({
    intent: "contribute-to-goal",
    action: goalStructure(goalId),
    fields: { goalId },
    defaultValue: { weight: "0" },
    said: t("done.saved"),
    leaveTo: useClosedAct(),
  });
  const weight = (
    <NumberField
      {...form.field("weight")}
      step="any"
      min={0}
      max={100}
      label={t("form.weightage")}
      description={t("form.weightage-help")}
    />
  );
  return (
    <CommandForm form={form} guarded stays={staysInPart} layout="inset" aria-label={t("feeds.add")}>
      <ComboField
        name="parentId"
        label={t("feeds.parent")}
        options={[]}
        defaultValue={null}
        onSearch={search}
        emptyText={t("form.nothing-found")}
        error={form.wrong("parentId")}
      />
      {importance ? weight : <Fold title={t("create.other-details")}>{weight}</Fold>}
      <SubmitRow form={form} label={t("save")} cancelHref={act.closed} />
    </CommandForm>
  );
}
