import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { isOwnType } from "../../domain/asked-as.ts";
import { misfitOf, type FormField } from "../../domain/fields.ts";
import { faultKey, useQuestionnaireWords } from "#app/modules/questionnaires/ui.ts";
import type { FormPage } from "../../queries/form-page.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";
import type { Saving } from "./form-screen.tsx";
import { Drafts } from "./drafts.tsx";
import { KindAnswer } from "./kind-answer.tsx";
import { Earlier } from "./earlier.tsx";
import { SaidBefore } from "./said-before.tsx";
import { Wording } from "./wording.tsx";

/** What a field needs to know of its form, and of who keeps what is typed. */
export type FieldPage = Pick<FormPage, "closed" | "goals" | "said" | "earlier"> & Partial<Pick<FormPage, "account">>;
export type FieldSaving = Pick<Saving, "values" | "change" | "now" | "versionOf" | "conflict" | "settle"> &
  Partial<Pick<Saving, "writesIn">>;

const atOnce = ["out-of-range", "not-whole", "too-many"];

type AnswerFieldProps = {
  field: FormField;
  page: FieldPage;
  saving: FieldSaving;
  faults: Readonly<Record<string, string>>;
};

/** One question, competency or goal: the rating, the words beside it, and what others said to the same. */
export function AnswerField({ field, page, saving, faults }: AnswerFieldProps) {
  const { t } = useReviewWords();
  const words = useQuestionnaireWords();
  const name = field.field;
  const closed = page.closed !== null;
  const goal = field.kind === "GOAL" ? page.goals.find(({ id }) => name.endsWith(id)) : undefined;
  const value = saving.values[name] ?? "";
  const misfit = misfitOf(field, name, value);
  // What is still being chosen is told once it was sent; a number or day out of its range at once.
  const told = value === "" || misfit ? faults[name] : undefined;
  const wrong = told ?? (misfit && atOnce.includes(misfit) ? misfit : undefined);
  return (
    <fieldset id={`asked-${name}`} className={classes.question} aria-describedby={wrong ? `${name}-fault` : undefined}>
      <legend className={classes.asked}>
        {field.text}
        {field.required ? null : <span className={classes.soft}> {t("form.optional")}</span>}
      </legend>
      {goal ? <GoalLine goal={goal} /> : null}
      {field.expected ? (
        <p className={classes.soft}>
          <strong>{t("form.expected")}</strong> <span dir="auto">{field.expected}</span>
        </p>
      ) : null}
      {field.kind === "QNA" && field.help ? <p className={classes.soft}>{field.help}</p> : null}
      <SaidBefore field={field} page={page} />
      <Earlier field={field} page={page} />
      <input type="hidden" name={`versions.${name}`} value={saving.versionOf(name)} />
      {field.answerType === "TEXT" ? (
        <Words name={name} label={field.text} saving={saving} closed={closed} wrong={wrong} required={field.required} />
      ) : (
        <Rating field={field} saving={saving} closed={closed} wrong={wrong} />
      )}
      {wrong ? (
        <p id={`${name}-fault`} className={classes.fault}>
          {misfit ? words.t(faultKey(misfit)) : t("errors.needed")}
        </p>
      ) : null}
      {field.comment ? (
        <>
          <input type="hidden" name={`versions.${field.comment}`} value={saving.versionOf(field.comment)} />
          <Words
            name={field.comment}
            label={t("form.comment")}
            saving={saving}
            closed={closed}
            wrong={faults[field.comment]}
            required={field.commentRule === "REQUIRED"}
            shown
          />
        </>
      ) : null}
      {field.answerType === "TEXT" || (field.comment && field.kind === "COMPETENCY") ? (
        <Drafts field={field} name={field.comment ?? name} page={page} saving={saving} />
      ) : null}
      <Conflict names={[name, field.comment]} saving={saving} />
    </fieldset>
  );
}

function GoalLine({ goal }: { goal: FormPage["goals"][number] }) {
  const { t, format } = useReviewWords();
  return (
    <p className={classes.soft}>
      {t("form.goal-progress", { percent: format.percent(goal.percent), due: format.date(goal.dueDate) })}
    </p>
  );
}

type RatingProps = { field: FormField; saving: FieldSaving; closed: boolean; wrong: string | undefined };

function Rating({ field, saving, closed, wrong }: RatingProps) {
  const { t } = useReviewWords();
  const name = `answers.${field.field}`;
  const chosen = saving.values[field.field] ?? "";
  const choose = (value: string) => {
    saving.change(field.field, value);
  };
  if (field.answerType === "DROP_DOWN")
    return (
      <SelectField
        id={field.field}
        name={name}
        label={field.text}
        hideLabel
        placeholder={t("form.choose")}
        value={chosen}
        disabled={closed}
        onChange={(event) => choose(event.currentTarget.value)}
        options={field.options.map(({ id, label }) => ({ value: id, label }))}
      />
    );
  if (!isOwnType(field.answerType))
    return <KindAnswer field={field} kept={chosen} onChange={choose} closed={closed} wrong={wrong} />;
  const stars = field.answerType === "STAR_RATING";
  return (
    <div className={classes.scale} role="radiogroup" aria-label={field.text}>
      {field.options.map(({ id, label }, at) => (
        <label key={id} className={classes.choice}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={chosen === id}
            disabled={closed}
            aria-invalid={wrong ? true : undefined}
            onChange={() => choose(id)}
          />
          {stars ? <span aria-hidden="true">{"★".repeat(at + 1)}</span> : null}
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}

type WordsProps = {
  name: string;
  label: string;
  saving: FieldSaving;
  closed: boolean;
  wrong: string | undefined;
  required: boolean;
  shown?: boolean;
};

function Words({ name, label, saving, closed, wrong, required, shown = false }: WordsProps) {
  const { t } = useReviewWords();
  const value = saving.values[name] ?? "";
  return (
    <>
      <TextArea
        id={name}
        name={`answers.${name}`}
        label={shown && !required ? `${label} ${t("form.optional")}` : label}
        hideLabel={!shown}
        rows={shown ? 2 : 4}
        maxLength={20_000}
        value={value}
        disabled={closed}
        error={wrong && shown ? [t("errors.needed")] : undefined}
        onChange={(event) => saving.change(name, event.currentTarget.value)}
        onFocus={() => saving.writesIn?.(name)}
        onBlur={saving.now}
      />
      {closed ? null : <Wording text={value} />}
    </>
  );
}

/** Another window of the same person was first: both texts are there to choose from. */
function Conflict({ names, saving: { conflict, settle } }: { names: readonly (string | null)[]; saving: FieldSaving }) {
  const { t } = useReviewWords();
  if (!conflict || !names.includes(conflict.field)) return null;
  return (
    <Callout
      tone="warning"
      announced
      title={t("saving.other-window")}
      action={
        <span className={classes.buttons}>
          <Button size="small" onClick={() => settle(true)}>
            {t("saving.keep-mine")}
          </Button>
          <Button size="small" onClick={() => settle(false)}>
            {t("saving.take-other")}
          </Button>
        </span>
      }
    >
      <p className={classes.text} dir="auto">
        {conflict.value}
      </p>
    </Callout>
  );
}
