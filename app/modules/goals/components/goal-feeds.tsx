import { IconPlus, IconX } from "@tabler/icons-react";
import { useMemo } from "react";
import { Button } from "#app/ui/button/button.tsx";
import { ComboField } from "#app/ui/combo-field/combo-field.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { GoalDetail } from "../queries/goal-detail.ts";
import type { GoalFeed } from "../queries/goal-feeds.ts";
import { FormButtons } from "./check-in-form.tsx";
import { useGoalAddress } from "./goal-address.ts";
import formClasses from "./form.module.css";
import classes from "./goal-body.module.css";
import { useGoalWords } from "./goal-words.ts";
import { searchParents } from "./search-options.ts";
import { useAct } from "./use-act.ts";
import { useGoalCommand } from "./use-goal-command.ts";

/** What a goal counts in besides the one it stands under, with its weight in each. */
export function GoalFeeds({ detail: { goal, feeds, permissions, settings } }: { detail: GoalDetail }) {
  const { t } = useGoalWords();
  const act = useAct();
  if (feeds.length === 0 && !permissions.edit) return null;
  return (
    <Section
      title={t("feeds.title")}
      actions={
        permissions.edit ? (
          <Button size="small" icon={<IconPlus size={16} />} href={act.open("feed")}>
            {t("feeds.add")}
          </Button>
        ) : null
      }
    >
      {feeds.length === 0 ? (
        <p className={classes.none}>{t("feeds.none")}</p>
      ) : (
        <ul className={classes.parts}>
          {feeds.map((feed) => (
            <Feed
              key={feed.id}
              goalId={goal.id}
              feed={feed}
              mayEdit={permissions.edit}
              importance={settings.importance}
            />
          ))}
        </ul>
      )}
      {permissions.edit && act.current === "feed" ? (
        <FeedForm goalId={goal.id} importance={settings.importance || feeds.some(({ weight }) => weight > 0)} />
      ) : null}
    </Section>
  );
}

function Feed({
  goalId,
  feed,
  mayEdit,
  importance,
}: {
  goalId: string;
  feed: GoalFeed;
  mayEdit: boolean;
  importance: boolean;
}) {
  const { t, format } = useGoalWords();
  const address = useGoalAddress();
  const { Form, busy } = useGoalCommand(goalId, { said: t("feeds.stopped") });
  return (
    <li className={classes.feed}>
      <span className={classes.partTitle}>
        <UiLink href={address.stacked(feed.id)}>{feed.title}</UiLink>
      </span>
      <span className={classes.numbers}>
        {importance || feed.weight > 0 ? t("feeds.weight", { weight: format.number(feed.weight) }) : null}
      </span>
      {mayEdit ? (
        <Form method="post" action={`/app/goal/${goalId}/structure`}>
          <input type="hidden" name="intent" value="stop-feeding" />
          <input type="hidden" name="goalId" value={goalId} />
          <input type="hidden" name="parentId" value={feed.id} />
          <IconButton
            type="submit"
            size="small"
            disabled={busy}
            label={t("feeds.stop", { title: feed.title })}
            icon={<IconX size={16} />}
          />
        </Form>
      ) : null}
    </li>
  );
}

/** Naming a goal it feeds already changes the weight there. Where weights are not asked for, the goal named may still have some. */
function FeedForm({ goalId, importance }: { goalId: string; importance: boolean }) {
  const words = useGoalWords();
  const { t } = words;
  const search = useMemo(() => searchParents({ forGoal: goalId }), [goalId]);
  const { Form, busy, result } = useGoalCommand(goalId, { said: t("done.saved") });
  const refused = (field: string) =>
    result?.error?.fields[field] ? words.refusal(result.error.code, result.error.params) : undefined;
  const weight = (
    <NumberField
      name="weight"
      step="any"
      min={0}
      max={100}
      label={t("form.weightage")}
      description={t("form.weightage-help")}
      defaultValue="0"
      error={refused("weight")}
    />
  );
  return (
    <Form method="post" action={`/app/goal/${goalId}/structure`} className={classes.form} aria-label={t("feeds.add")}>
      <input type="hidden" name="intent" value="feed-goal" />
      <input type="hidden" name="goalId" value={goalId} />
      <ComboField
        name="parentId"
        label={t("feeds.parent")}
        options={[]}
        defaultValue={null}
        onSearch={search}
        emptyText={t("form.nothing-found")}
        error={refused("parentId")}
      />
      {importance ? (
        weight
      ) : (
        <details className={formClasses.fold}>
          <summary>{t("create.other-details")}</summary>
          {weight}
        </details>
      )}
      <FormButtons label={t("save")} busy={busy} />
    </Form>
  );
}
