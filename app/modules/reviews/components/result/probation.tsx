import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { useMayOn } from "#app/platform/ability/granting.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Chip, type Tone } from "#app/ui/chip/chip.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { probationDecisions, type ProbationDecision } from "../../domain/probation.ts";
import type { ResultPage } from "../../queries/result-page.ts";
import { resultCommands } from "../review-commands.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";

const tones: Readonly<Record<ProbationDecision, Tone>> = { CONFIRMED: "green", EXTENDED: "orange", ENDED: "red" };

/** How the probation ends, and deciding it. */
export function Probation({ page }: { page: ResultPage }) {
  const { t, format } = useReviewWords();
  const { probation } = page;
  const decides = useMayOn("ReviewResult", page.revieweeId)("decide");
  if (!probation || (!probation.decision && !decides)) return null;
  const { decision, reason, decidedAt } = probation;
  return (
    <Section title={t("probation.title")}>
      {decision ? (
        <div className={classes.set}>
          <span className={classes.facts}>
            <Chip tone={tones[decision]}>{t(`probation.${decision}`)}</Chip>
            {decidedAt ? <span>{format.date(decidedAt)}</span> : null}
          </span>
          <p className={classes.text} dir="auto">
            {reason}
          </p>
        </div>
      ) : null}
      {decides ? <Decide page={page} decided={decision !== null} /> : null}
    </Section>
  );
}

function Decide({ page: { revieweeId, version }, decided }: { page: ResultPage; decided: boolean }) {
  const { t } = useReviewWords();
  const form = resultCommands.useCommandForm({
    intent: "decide-probation",
    fields: { revieweeId, version: String(version) },
    said: t("said.saved"),
  });
  return (
    <Fold title={t(decided ? "probation.change" : "probation.decide")} open={!decided}>
      <CommandForm form={form} guarded className={classes.set}>
        <RadioGroup
          {...form.field("decision")}
          label={t("probation.title")}
          options={probationDecisions.map((value) => ({ value, label: t(`probation.${value}`) }))}
        />
        <TextField {...form.field("reason")} label={t("list.reason")} required maxLength={1000} />
        <div>
          <Button type="submit" loading={form.busy}>
            {t("probation.save")}
          </Button>
        </div>
        <p className={classes.soft}>{t("tells.probation")}</p>
      </CommandForm>
    </Fold>
  );
}
