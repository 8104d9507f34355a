import { AssistPart } from "#app/modules/assist/ui.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { Advice } from "../../queries/advice.ts";
import type { NotePage } from "../../queries/note-page.ts";
import { noteCommands } from "../disciplinary-commands.ts";
import { useDisciplinaryWords } from "../disciplinary-words.ts";
import classes from "../disciplinary.module.css";
import { wordsOf, type DraftSaving } from "./use-draft-saving.ts";

type AdviceProps = { note: NotePage["note"]; advice: Advice; draft: DraftSaving };

/** What rules say of the words as they were saved, which step comes next, and how cases alike were treated. */
export function AdvicePart({ note, advice, draft }: AdviceProps) {
  const { t, format } = useDisciplinaryWords();
  const { wording, next, alike } = advice;
  const rephrase = noteCommands.useCommand({ intent: "rephrase-note", said: t("said.rephrased") });
  return (
    <Section title={t("advice.title")} description={t("advice.text")}>
      <ul className={classes.plain}>
        {wording.findings.map(({ rule, at, words }) => (
          <li key={at}>
            <Callout tone="warning" title={t("advice.quoted", { words })}>
              {t(`advice.${rule}`)}
            </Callout>
          </li>
        ))}
        {wording.missing.map((part) => (
          <li key={part}>
            <Callout title={t(`advice.missing-${part}`)}>{t(`advice.missing-${part}-text`)}</Callout>
          </li>
        ))}
        {wording.findings.length + wording.missing.length === 0 && !wording.short ? (
          <li>
            <Callout tone="success">{t("advice.factual")}</Callout>
          </li>
        ) : null}
        <li>{t("advice.next", { step: t(`step.${next}`) })}</li>
        <li>
          {alike
            ? t("advice.alike", {
                cases: format.list(
                  alike.map(({ step, count }) => t("advice.case", { count, step: t(`step.${step}`) })),
                ),
              })
            : t("advice.no-alike")}
        </li>
      </ul>
      {wording.findings.length > 0 ? (
        <ActForm command={rephrase} intent="rephrase-note" fields={{ noteId: note.id }}>
          <Button type="submit" loading={rephrase.busy} disabled={draft.unsaved}>
            {t("advice.rephrase")}
          </Button>
        </ActForm>
      ) : null}
      <FactualText draft={draft} />
    </Section>
  );
}

/** A model's text in place of what was written, as a revision of its own; the one before can be taken back. */
function FactualText({ draft }: Pick<AdviceProps, "draft">) {
  const { t } = useDisciplinaryWords();
  const bodyNow = () => String((draft.form.current && wordsOf(draft.form.current)["body"]) ?? "");
  const replace = async (body: string) => {
    const version = await draft.settled();
    if (version === null || !draft.form.current) return;
    draft.command.send({ ...wordsOf(draft.form.current), body, version: String(version), writing: "0" });
  };
  return (
    <AssistPart
      feature="disciplinary.rephrase"
      label={t("assist.ask")}
      input={() => ({ text: bodyNow() })}
      take={(text) => {
        const before = bodyNow();
        void replace(text);
        return () => void replace(before);
      }}
    />
  );
}
