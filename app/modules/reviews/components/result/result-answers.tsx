import { PersonField } from "#app/modules/people/ui.ts";
import { useMayOn } from "#app/platform/ability/granting.tsx";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { SignatureFacts } from "#app/shell/components/signing/signature-facts.tsx";
import { SignFields } from "#app/shell/components/signing/sign-fields.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import type { ResultPage } from "../../queries/result-page.ts";
import { resultCommands } from "../review-commands.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";

/** How the person reviewed answers their result: acknowledged, signed, or refused before a witness; and what they answered. */
export function ResultAnswers({ page }: { page: ResultPage }) {
  const { t } = useReviewWords();
  const { documents, sharedAt } = page;
  const may = useMayOn("ReviewResult", page.revieweeId);
  return (
    <>
      {may("acknowledge") ? <AnswerForm page={page} /> : null}
      {may("refuse") ? <RefusalForm page={page} /> : null}
      {documents.map((document, index) => (
        <Section key={document.id} title={t(index === 0 && sharedAt ? "result.answer" : "result.earlier-answer")}>
          <SignatureFacts document={document} />
        </Section>
      ))}
    </>
  );
}

function AnswerForm({ page: { revieweeId, digest, asksAnswer, employee } }: { page: ResultPage }) {
  const { t } = useReviewWords();
  const signs = asksAnswer === "SIGN";
  const form = resultCommands.useCommandForm({
    intent: "answer",
    fields: { revieweeId, digest: digest ?? "" },
    said: t("said.answered"),
  });
  return (
    <Section
      title={t(signs ? "result.sign-title" : "result.acknowledge-title")}
      description={t(signs ? "result.sign-text" : "result.acknowledge-text")}
    >
      <CommandForm form={form} guarded className={classes.form}>
        <SignFields form={form} asks={signs ? "SIGNATURE" : "ACKNOWLEDGEMENT"} name={employee.name} />
        <SubmitRow form={form} label={t(signs ? "act.sign" : "act.acknowledge")} />
      </CommandForm>
    </Section>
  );
}

/** Rare, and so folded: the person does not sign, and a third one was there. */
function RefusalForm({ page: { revieweeId, digest, employee } }: { page: ResultPage }) {
  const { t } = useReviewWords();
  const form = resultCommands.useCommandForm({
    intent: "answer",
    id: "refuse-result",
    fields: { revieweeId, digest: digest ?? "", outcome: "REFUSED" },
    said: t("said.answered"),
  });
  return (
    <Fold title={t("result.refusal-title", { name: employee.name })}>
      <CommandForm form={form} guarded className={classes.form}>
        <PersonField {...form.field("witnessId")} label={t("result.witness")} required />
        <TextArea {...form.field("statement")} label={t("result.refusal-words")} rows={3} maxLength={10_000} />
        <div>
          <Button type="submit" loading={form.busy}>
            {t("act.record-refusal")}
          </Button>
        </div>
      </CommandForm>
    </Fold>
  );
}
