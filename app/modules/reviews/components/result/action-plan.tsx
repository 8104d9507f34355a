import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useMayOn } from "#app/platform/ability/granting.tsx";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { Row, RowList, RowWords } from "#app/ui/row-list/row-list.tsx";
import type { PlannedAction } from "../../queries/action-plan.ts";
import type { ResultPage } from "../../queries/result-page.ts";
import { resultCommands } from "../review-commands.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";
import own from "./result.module.css";

/** What follows from the result: goals, tasks, points for the next 1:1, and notes. */
export function ActionPlan({ page }: { page: ResultPage }) {
  const { t } = useReviewWords();
  const plans = useMayOn("ReviewResult", page.revieweeId)("plan");
  if (page.actions.length === 0 && !plans) return null;
  return (
    <div id="plan" className={own.target}>
      <Section title={t("plan.title")} description={t("plan.text")}>
        <RowList>
          {page.actions.map((action) => (
            <ActionLine key={action.id} action={action} acts={plans} />
          ))}
        </RowList>
        {plans ? <AddAction page={page} /> : null}
      </Section>
    </div>
  );
}

type ActionLineProps = { action: PlannedAction; acts: boolean };

export function ActionLine({ action, acts }: ActionLineProps) {
  const { t, format } = useReviewWords();
  const { kind, body, dueOn, done, by, link, competency } = action;
  return (
    <Row apart>
      <RowWords>
        <span className={done ? classes.done : undefined}>{link ? <UiLink href={link}>{body}</UiLink> : body}</span>
        <span className={classes.facts}>
          <Chip>{competency ?? t(`action.${kind}`)}</Chip>
          {done ? <Chip tone="green">{t("plan.done")}</Chip> : null}
          {dueOn ? <span>{t("plan.until", { date: format.date(dueOn) })}</span> : null}
          <span>{by}</span>
        </span>
      </RowWords>
      {acts ? <Acts action={action} /> : null}
    </Row>
  );
}

function Acts({ action: { id, kind, done, body } }: { action: PlannedAction }) {
  const { t } = useReviewWords();
  const finish = resultCommands.useCommand({ intent: "finish-action", key: `finish ${id}`, said: t("said.saved") });
  const remove = resultCommands.useCommand({ intent: "remove-action", key: `remove ${id}`, said: t("said.saved") });
  const mark = t(done ? "plan.reopen" : "plan.finish");
  return (
    <span className={classes.buttons}>
      {kind === "NOTE" || kind === "AGENDA" ? (
        <ActForm command={finish} intent="finish-action" fields={{ actionId: id, done: done ? "no" : "yes" }}>
          <Button type="submit" size="small" tone="quiet" loading={finish.busy} aria-label={`${mark}: ${body}`}>
            {mark}
          </Button>
        </ActForm>
      ) : null}
      <ActForm command={remove} intent="remove-action" fields={{ actionId: id }}>
        <Button
          type="submit"
          size="small"
          tone="quiet"
          loading={remove.busy}
          aria-label={`${t("plan.remove")}: ${body}`}
        >
          {t("plan.remove")}
        </Button>
      </ActForm>
    </span>
  );
}

function AddAction({ page: { revieweeId, actionKinds, competencies } }: { page: ResultPage }) {
  const { t } = useReviewWords();
  const form = resultCommands.useCommandForm({
    intent: "add-action",
    fields: { revieweeId },
    said: t("plan.added"),
    clears: true,
  });
  return (
    <CommandForm key={form.turn} form={form} guarded className={classes.addAction}>
      <TextField {...form.field("body")} label={t("plan.what")} required maxLength={200} />
      <SelectField
        {...form.field("kind")}
        label={t("plan.kind")}
        defaultValue={form.typed("kind") ?? actionKinds[0]}
        options={actionKinds.map((value) => ({ value, label: t(`action.${value}`) }))}
      />
      <DateField {...form.field("dueOn")} label={t("plan.due")} />
      <div>
        <Button type="submit" loading={form.busy}>
          {t("plan.add")}
        </Button>
      </div>
      {competencies.length > 0 ? (
        <div className={own.towards}>
          <SelectField
            {...form.field("competencyId")}
            label={t("plan.competency")}
            placeholder={t("form.choose")}
            options={competencies.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
      ) : null}
    </CommandForm>
  );
}
