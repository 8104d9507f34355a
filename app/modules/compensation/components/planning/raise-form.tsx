import { useState, type FormEvent } from "react";
import { Button } from "#app/ui/button/button.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { LineBudgets } from "../../domain/pay-lines.ts";
import type { MemberSheet } from "../../queries/member-sheet.ts";
import { Chip } from "#app/ui/chip/chip.tsx";
import classes from "../compensation.module.css";
import { draftOf, type CellDraft, type LiveRow } from "../grid/live-row.ts";
import type { CellEntry } from "../grid/use-cells.ts";
import { useCompensationWords } from "../use-compensation-words.ts";
import { ExtraLinesForm } from "./extra-lines-form.tsx";
import { useExplanation } from "../use-explanation.ts";

type RaiseFormProps = {
  lines: LineBudgets;
  sheet: MemberSheet;
  row: LiveRow;
  put(entries: readonly CellEntry[]): void;
};

/** What is recommended for somebody and why, and the raise as it is proposed. */
export function RaiseForm({ lines, sheet, row, put }: RaiseFormProps) {
  const { t, money, percent } = useCompensationWords();
  const explain = useExplanation();
  const { recommendation } = sheet;
  const stands = draftOf(row);
  const save = (changed: Partial<CellDraft>) =>
    put([{ memberId: row.memberId, before: stands, after: { ...stands, ...changed } }]);
  return (
    <>
      <Section title={t("sheet.recommended")}>
        {recommendation ? (
          <>
            <p className={classes.figure}>{money(recommendation.raise, row.currency)}</p>
            <p className={classes.soft}>{explain(recommendation, row.rating ?? "", row.currency)}</p>
            {row.editable && row.raise !== recommendation.raise ? (
              <div>
                <Button
                  onClick={() => save({ raise: draftOf({ ...row, draft: null, raise: recommendation.raise }).raise })}
                >
                  {t("sheet.take")}
                </Button>
              </div>
            ) : null}
          </>
        ) : (
          <p className={classes.soft}>{t("sheet.none")}</p>
        )}
      </Section>
      <Section title={t("sheet.proposed")}>
        <p className={classes.figure}>
          {row.raise === null ? t("grid.no-raise") : money(row.raise, row.currency)}
          {row.percent === null ? null : <span className={classes.soft}> {percent(row.percent)}</span>}
        </p>
        {row.mark === "WITHIN" ? null : <Chip tone="orange">{t(`mark.${row.mark}`)}</Chip>}
        {row.outcome ? <p role="status">{t(`outcome.${row.outcome}`)}</p> : null}
        {row.editable ? <Typed key={`${stands.raise} ${stands.reason}`} row={row} onSave={save} /> : null}
      </Section>
      <ExtraLinesForm lines={lines} grades={sheet.grades} titles={sheet.titles} row={row} onSave={save} />
    </>
  );
}

function Typed({ row, onSave }: { row: LiveRow; onSave(changed: { raise: string; reason: string }): void }) {
  const { t } = useCompensationWords();
  const stands = draftOf(row);
  const [raise, setRaise] = useState(stands.raise);
  const [reason, setReason] = useState(stands.reason);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave({ raise: raise.trim(), reason: reason.trim() });
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <TextField
        id="raise"
        name="raise"
        label={t("sheet.raise")}
        description={t("sheet.raise-help")}
        inputMode="decimal"
        value={raise}
        onChange={(event) => setRaise(event.target.value)}
      />
      <TextArea
        id="reason"
        name="reason"
        label={t("grid.reason")}
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div>
        <Button type="submit" tone="primary">
          {t("sheet.save")}
        </Button>
      </div>
    </form>
  );
}
