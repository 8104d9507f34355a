import { ActForm } from "#app/platform/forms/act-form.tsx";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { useState } from "react";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog/confirm-dialog.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { guidelineTypes } from "../../domain/guideline.ts";
import type { CreationPage } from "../../queries/creation-page.ts";
import { creationCommands as commands } from "../compensation-commands.ts";
import classes from "../compensation.module.css";
import { useCompensationWords } from "../use-compensation-words.ts";

const zones = ["LOWER", "MIDDLE", "UPPER"] as const;
const bounds = ["minimum", "target", "maximum"] as const;

/** Percent by rating and place in range, or no guideline; changing that clears the rows, once agreed to. */
export function GuidelineStep({ page }: { page: CreationPage }) {
  const { t } = useCompensationWords();
  const { cycle, guideline, ratings } = page;
  return (
    <div className={classes.form}>
      <TypeChoice page={page} />
      {cycle.guidelineType === "NONE" ? <Callout>{t("guideline.none")}</Callout> : null}
      {cycle.guidelineType === "PERFORMANCE_LINKED" && ratings.length === 0 ? (
        <Callout tone="warning">{t("guideline.choose-review")}</Callout>
      ) : null}
      {cycle.guidelineType === "PERFORMANCE_LINKED" && ratings.length > 0 ? (
        <Rows key={guideline.length} page={page} />
      ) : null}
    </div>
  );
}

function TypeChoice({ page: { cycle, guideline } }: { page: CreationPage }) {
  const { t } = useCompensationWords();
  const [asking, setAsking] = useState<string | null>(null);
  const choose = commands.useCommand({ intent: "choose-guideline", said: t("said.saved") });
  const fields = { cycleId: cycle.id, version: String(cycle.version) };
  const others = guidelineTypes.filter((type) => type !== cycle.guidelineType);
  return (
    <div className={classes.line}>
      <strong>{t(`guideline.${cycle.guidelineType}`)}</strong>
      {others.map((type) => (
        <ActForm
          key={type}
          command={choose}
          intent="choose-guideline"
          fields={{ ...fields, guidelineType: type }}
          onSubmit={(event) => {
            if (guideline.length === 0) return;
            event.preventDefault();
            setAsking(type);
          }}
        >
          <Button type="submit" size="small">
            {t("guideline.change", { type: t(`guideline.${type}`) })}
          </Button>
        </ActForm>
      ))}
      {asking === null ? null : (
        <ConfirmDialog
          opened
          title={t("guideline.clear")}
          confirmLabel={t("guideline.clear-act")}
          cancelLabel={t("cancel")}
          tone="danger"
          onClose={() => setAsking(null)}
          onConfirm={() => {
            choose.send({ ...fields, intent: "choose-guideline", guidelineType: asking, clear: "true" });
            setAsking(null);
          }}
        >
          {t("guideline.clear-text", { count: guideline.length })}
        </ConfirmDialog>
      )}
    </div>
  );
}

function Rows({ page: { cycle, guideline, ratings } }: { page: CreationPage }) {
  const { t } = useCompensationWords();
  const form = commands.useCommandForm({
    intent: "save-guideline",
    fields: { cycleId: cycle.id, version: String(cycle.version) },
    said: t("said.saved"),
  });
  const value = (rating: string, zone: string, bound: (typeof bounds)[number]) => {
    const row = guideline.find((one) => one.rating === rating && one.zone === zone);
    return row ? String(row[bound] / 100) : "0";
  };
  return (
    <CommandForm form={form} guarded className={classes.form}>
      {ratings.map(({ id, label }, at) => (
        <Section key={id} title={label}>
          <div className={classes.guideline} aria-hidden="true">
            <span />
            {bounds.map((bound) => (
              <small key={bound} className={classes.soft}>
                {t(`guideline.${bound}`)}
              </small>
            ))}
          </div>
          {zones.map((zone, step) => {
            const row = `rows[${at * zones.length + step}]`;
            return (
              <div key={zone} className={classes.guideline}>
                <input type="hidden" name={`${row}.rating`} value={id} />
                <input type="hidden" name={`${row}.zone`} value={zone} />
                <span>{t(`zone.${zone}`)}</span>
                {bounds.map((bound) => (
                  <NumberField
                    key={bound}
                    id={`${row}.${bound}`}
                    name={`${row}.${bound}`}
                    label={[label, t(`zone.${zone}`), t(`guideline.${bound}`)].join(", ")}
                    hideLabel
                    suffix="%"
                    min={0}
                    max={50}
                    step={0.01}
                    defaultValue={form.typed(`${row}.${bound}`) ?? value(id, zone, bound)}
                    error={form.wrong(`${row}.${bound}`)}
                  />
                ))}
              </div>
            );
          })}
        </Section>
      ))}
      <div>
        <Button type="submit" tone="primary" loading={form.busy}>
          {t("guideline.save")}
        </Button>
      </div>
    </CommandForm>
  );
}
