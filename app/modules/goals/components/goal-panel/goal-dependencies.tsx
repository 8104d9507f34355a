import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useMayOn } from "#app/platform/ability/granting.tsx";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { goalStructure, useClosedAct, useCommand, useCommandForm } from "../goal-commands.ts";
import { IconPlus } from "@tabler/icons-react";
import { useMemo } from "react";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { ComboField } from "#app/ui/combo-field/combo-field.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import { mayAnswer, mayWithdraw } from "../../domain/dependency.ts";
import type { GoalDependency } from "../../queries/goal-dependencies.ts";
import type { GoalDetail } from "../../queries/goal-detail.ts";
import { useGoalAddress } from "../goal-address.ts";
import classes from "./goal-body.module.css";
import { LevelChip } from "../goal-marks.tsx";
import { useGoalWords } from "../goal-words.ts";
import { searchGoals } from "../search-options.ts";
import { staysInPart, useAct } from "../use-act.ts";

/** What a goal needs of others and others of it; the side that is needed agrees or refuses. */
export function GoalDependencies({ detail: { goal, dependencies } }: { detail: GoalDetail }) {
  const may = useMayOn("Goal", goal.id);
  const { t } = useGoalWords();
  const act = useAct();
  const mayAsk = may("edit") && !goal.closure;
  if (dependencies.length === 0 && !mayAsk) return null;
  return (
    <Section
      title={t("dependency.title")}
      actions={
        mayAsk ? (
          <Button size="small" icon={<IconPlus />} href={act.open("ask-dependency")}>
            {t("dependency.ask")}
          </Button>
        ) : null
      }
    >
      {dependencies.length === 0 ? (
        <SmallText as="p">{t("dependency.none")}</SmallText>
      ) : (
        <ul className={classes.parts}>
          {dependencies.map((dependency) => (
            <Dependency key={dependency.id} goalId={goal.id} dependency={dependency} />
          ))}
        </ul>
      )}
      {mayAsk && act.current === "ask-dependency" ? <AskForm goalId={goal.id} /> : null}
    </Section>
  );
}

const tones = { ASKED: "blue", CONFIRMED: "green", REFUSED: "grey", WITHDRAWN: "grey" } as const;

function Dependency({ goalId, dependency }: { goalId: string; dependency: GoalDependency }) {
  const may = useMayOn("Goal", goalId);
  const { t } = useGoalWords();
  const address = useGoalAddress();
  const { direction, status, note, askedBy, other } = dependency;
  return (
    <li className={classes.dependency}>
      <span className={classes.partTitle}>
        <span className={classes.numbers}>{t(`dependency.${direction}`)}</span>
        {other ? (
          <UiLink href={address.stacked(other.id)}>{other.title}</UiLink>
        ) : (
          <span>{t("dependency.hidden")}</span>
        )}
        <span className={classes.numbers}>{t("dependency.asked-by", { name: askedBy })}</span>
        {note ? (
          <span className={classes.quote} dir="auto">
            {note}
          </span>
        ) : null}
      </span>
      <span className={classes.actions}>
        {other ? <LevelChip level={other.progressLevel} closure={other.closure} /> : null}
        <Chip tone={tones[status]}>{t(`dependency.${status}`)}</Chip>
      </span>
      {may("edit") ? <Answers goalId={goalId} dependency={dependency} /> : null}
    </li>
  );
}

function Answers({ goalId, dependency: { id, direction, status } }: { goalId: string; dependency: GoalDependency }) {
  const { t } = useGoalWords();
  const command = useCommand({
    intent: ["answer-dependency", "withdraw-dependency"],
    action: goalStructure(goalId),
    said: t("done.saved"),
  });
  const needed = direction === "NEEDED";
  const answers = needed ? (["CONFIRMED", "REFUSED"] as const).filter((answer) => mayAnswer(status, answer)) : [];
  if (answers.length === 0 && (needed || !mayWithdraw(status))) return null;
  return (
    <ActForm
      command={command}
      intent={needed ? "answer-dependency" : "withdraw-dependency"}
      fields={{ goalId, dependencyId: id }}
      className={classes.actions}
    >
      {answers.map((answer) => (
        <Button
          key={answer}
          type="submit"
          size="small"
          name="answer"
          value={answer}
          loading={command.busy}
          tone={answer === "CONFIRMED" ? "primary" : "secondary"}
        >
          {t(`dependency.answer.${answer}`)}
        </Button>
      ))}
      {needed ? null : (
        <Button type="submit" size="small" loading={command.busy}>
          {t("dependency.withdraw")}
        </Button>
      )}
    </ActForm>
  );
}

function AskForm({ goalId }: { goalId: string }) {
  const { t } = useGoalWords();
  const search = useMemo(() => searchGoals(goalId), [goalId]);
  const act = useAct();
  const form = useCommandForm({
    intent: "ask-dependency",
    action: goalStructure(goalId),
    fields: { goalId },
    said: t("dependency.sent"),
    leaveTo: useClosedAct(),
  });
  return (
    <CommandForm form={form} guarded stays={staysInPart} layout="inset" aria-label={t("dependency.ask")}>
      <ComboField
        name="needsGoalId"
        label={t("dependency.which")}
        description={t("dependency.which-help")}
        options={[]}
        defaultValue={null}
        onSearch={search}
        emptyText={t("form.nothing-found")}
        error={form.wrong("needsGoalId")}
      />
      <TextField {...form.field("note")} label={t("dependency.note")} maxLength={500} />
      <SubmitRow form={form} label={t("dependency.send")} cancelHref={act.closed} />
    </CommandForm>
  );
}
