import { useState } from "react";
import { CompetencyField } from "#app/modules/develop/ui.ts";
import { GoalField } from "#app/modules/goals/ui.ts";
import { PeopleField } from "#app/modules/people/ui.ts";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { useNamesOf } from "#app/platform/i18n/use-names-of.ts";
import type { Sentiment } from "../../domain/sentiment.ts";
import { visibilities, visibilityOf, type Visibility } from "../../domain/visibility.ts";
import type { FeedbackPanel } from "../../queries/feedback-page.ts";
import { useFeedbackAddress } from "../feedback-address.ts";
import { newCommands } from "../feedback-commands.ts";
import { useFeedbackWords } from "../feedback-words.ts";
import { useReadersSentence } from "../readers-line.tsx";
import { AttachmentsField } from "./attachments-field.tsx";
import { BodyField } from "./body-field.tsx";
import { SentimentField } from "./sentiment-field.tsx";
import { VisibilityField } from "./visibility-field.tsx";

type GivePanelProps = { panel: Extract<FeedbackPanel, { type: "give" }> };

/** Gives feedback to one or several people, or writes a note down. */
export function GivePanel({
  panel: { person, prompt, sentiment, visibility, choosesGoal, competencies },
}: GivePanelProps) {
  const { t } = useFeedbackWords();
  const address = useFeedbackAddress();
  const { chosen, choose, follow } = useReaders(visibility);
  const [receivers, setReceivers] = useState<readonly string[]>(person ? [person.name] : []);
  const named = useNamesOf();
  const readers = useReadersSentence();
  const isNote = chosen === "NONE";
  const form = newCommands.useCommandForm({
    intent: "give-feedback",
    said: ({ value: { feedbackIds } }) =>
      isNote
        ? t("done.noted")
        : chosen === "PUBLIC" && sentiment === "APPRECIATIVE"
          ? t("done.praised")
          : t("done.shared", { count: feedbackIds.length }),
    leaveTo: address.closed,
  });
  return (
    <FormPanel
      form={form}
      wide
      encType="multipart/form-data"
      title={isNote ? t("give.note") : t("give.open")}
      closeHref={address.closed}
      submit={
        isNote ? t("save") : receivers.length > 0 ? t("give.submit-to", { names: named(receivers) }) : t("give.submit")
      }
    >
      <PeopleField
        name="receiverIds"
        label={isNote ? t("give.about") : t("give.to")}
        description={isNote ? undefined : t("give.to-text")}
        chosen={person ? [person] : []}
        maximum={isNote ? 1 : 10}
        onChange={(_, people) => setReceivers(people.map(({ label }) => label))}
        required={!isNote}
        error={form.wrong("receiverIds")}
      />
      <Said form={form} isNote={isNote} prompt={prompt} first={sentiment} follow={follow} />
      <VisibilityField
        form={form}
        value={visibility}
        chosen={chosen}
        offered={visibilities}
        sentence={(one) => readers(one, receivers)}
        onChange={choose}
      />
      {choosesGoal ? <GoalField label={t("give.goal")} error={form.wrong("goalId")} /> : null}
      {isNote || !competencies ? null : (
        <CompetencyField label={t("give.competency")} {...competencies} error={form.wrong("competencyId")} />
      )}
      <AttachmentsField form={form} />
    </FormPanel>
  );
}

type SaidProps = {
  form: AnyCommandForm;
  isNote: boolean;
  first: Sentiment;
  follow: (sentiment: Sentiment) => void;
} & Pick<GivePanelProps["panel"], "prompt">;

/** Of which kind it is, and the words; a note to oneself is of none. */
function Said({ form, isNote, prompt, first, follow }: SaidProps) {
  const { t } = useFeedbackWords();
  const [kind, setKind] = useState(first);
  if (isNote)
    return (
      <>
        <input type="hidden" name="sentiment" value="NEUTRAL" />
        <BodyField form={form} label={t("give.note-text")} hints={false} />
      </>
    );
  return (
    <>
      <SentimentField
        form={form}
        value={first}
        onChange={(next) => {
          setKind(next);
          follow(next);
        }}
      />
      <BodyField
        form={form}
        label={t("give.text")}
        description={prompt ? t(`give.prompt.${prompt}`) : undefined}
        sentiment={kind}
      />
    </>
  );
}

/** Who reads it follows the kind until somebody chooses: advice is not for everybody because praise is. */
function useReaders(first: Visibility) {
  const [chosen, setChosen] = useState(first);
  const [own, setOwn] = useState(false);
  return {
    chosen,
    choose: (next: Visibility) => {
      setOwn(true);
      setChosen(next);
    },
    follow: (sentiment: Sentiment) => {
      if (!own) setChosen(visibilityOf(sentiment));
    },
  };
}
