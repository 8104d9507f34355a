import { useState, type FormEvent } from "react";
import { Button } from "#app/ui/button/button.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { LineBudgets } from "../../domain/pay-lines.ts";
import type { MemberSheet } from "../../queries/member-sheet.ts";
import classes from "../compensation.module.css";
import { draftOf, type CellDraft, type LiveRow } from "../grid/live-row.ts";
import { useCompensationWords } from "../use-compensation-words.ts";

type Save = (changed: Pick<Partial<CellDraft>, "promotion" | "adjustment">) => void;
type ExtraLinesFormProps = {
  lines: LineBudgets;
  grades: MemberSheet["grades"];
  titles: MemberSheet["titles"];
  row: LiveRow;
  onSave: Save;
};

/** A promotion and an adjustment beside the merit raise, where the cycle plans them. */
export function ExtraLinesForm({ lines, grades, titles, row, onSave }: ExtraLinesFormProps) {
  const { promotion, adjustment } = draftOf(row);
  return (
    <>
      {lines.promotion === "OFF" ? null : (
        <Promotion key={JSON.stringify(promotion)} grades={grades} titles={titles} row={row} onSave={onSave} />
      )}
      {lines.adjustment === "OFF" ? null : <Adjustment key={JSON.stringify(adjustment)} row={row} onSave={onSave} />}
    </>
  );
}

function Promotion({ grades, titles, row, onSave }: Omit<ExtraLinesFormProps, "lines">) {
  const { t, money } = useCompensationWords();
  const stands = draftOf(row).promotion;
  const [typed, setTyped] = useState(stands ?? { title: "", gradeId: null, amount: "" });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave({ promotion: { ...typed, title: typed.title.trim(), amount: typed.amount.trim() } });
  };
  const shown = row.promotion;
  return (
    <Section title={t("lines-of.promotion")}>
      {shown ? (
        <p>
          <strong>{shown.title}</strong>
          {shown.grade ? ` · ${shown.grade}` : ""} · {money(shown.amount, row.currency)}
        </p>
      ) : null}
      {row.editable ? (
        <form className={classes.form} onSubmit={submit}>
          <TextField
            id="promotion-title"
            name="title"
            label={t("lines-of.title")}
            description={t("lines-of.title-help")}
            list="promotion-titles"
            required
            maxLength={120}
            value={typed.title}
            onChange={(event) => setTyped({ ...typed, title: event.target.value })}
          />
          <datalist id="promotion-titles">
            {titles.map((title) => (
              <option key={title} value={title} />
            ))}
          </datalist>
          <SelectField
            id="promotion-grade"
            name="gradeId"
            label={t("lines-of.grade")}
            placeholder={t("lines-of.same-grade")}
            value={typed.gradeId ?? ""}
            options={grades.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => setTyped({ ...typed, gradeId: event.target.value || null })}
          />
          <TextField
            id="promotion-amount"
            name="amount"
            label={t("lines-of.promotion-amount")}
            description={t("sheet.raise-help")}
            inputMode="decimal"
            value={typed.amount}
            onChange={(event) => setTyped({ ...typed, amount: event.target.value })}
          />
          <Acts stands={stands !== null} line="promotion" onRemove={() => onSave({ promotion: null })} />
        </form>
      ) : null}
    </Section>
  );
}

function Adjustment({ row, onSave }: { row: LiveRow; onSave: Save }) {
  const { t, money } = useCompensationWords();
  const stands = draftOf(row).adjustment;
  const [typed, setTyped] = useState(stands ?? { amount: "", reason: "" });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave({ adjustment: { amount: typed.amount.trim(), reason: typed.reason.trim() } });
  };
  return (
    <Section title={t("lines-of.adjustment")}>
      {row.adjustment ? (
        <p>
          <strong>{money(row.adjustment.amount, row.currency)}</strong>{" "}
          <span className={classes.soft}>{row.adjustment.reason}</span>
        </p>
      ) : null}
      {row.editable ? (
        <form className={classes.form} onSubmit={submit}>
          <TextField
            id="adjustment-amount"
            name="amount"
            label={t("lines-of.adjustment-amount")}
            description={t("sheet.raise-help")}
            inputMode="decimal"
            required
            value={typed.amount}
            onChange={(event) => setTyped({ ...typed, amount: event.target.value })}
          />
          <TextArea
            id="adjustment-reason"
            name="reason"
            label={t("lines-of.adjustment-reason")}
            required
            maxLength={1000}
            value={typed.reason}
            onChange={(event) => setTyped({ ...typed, reason: event.target.value })}
          />
          <Acts stands={stands !== null} line="adjustment" onRemove={() => onSave({ adjustment: null })} />
        </form>
      ) : null}
    </Section>
  );
}

type ActsProps = { stands: boolean; line: "promotion" | "adjustment"; onRemove(): void };

function Acts({ stands, line, onRemove }: ActsProps) {
  const { t } = useCompensationWords();
  return (
    <div className={classes.line}>
      <Button type="submit">{t(`lines-of.${line}-save`)}</Button>
      {stands ? (
        <Button tone="quiet" onClick={onRemove}>
          {t(`lines-of.${line}-remove`)}
        </Button>
      ) : null}
    </div>
  );
}
