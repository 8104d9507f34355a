import { useState } from "react";
import { CompetencyField } from "#app/modules/develop/ui.ts";
import { GoalField } from "#app/modules/goals/ui.ts";
import { PeopleField, PersonField } from "#app/modules/people/ui.ts";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { useNamesOf } from "#app/platform/i18n/use-names-of.ts";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { FieldRow } from "#app/ui/field-row/field-row.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { mostAsked } from "../../domain/ask.ts";
import { readersBy, visibilitiesOfRequest, visibilityAtFirst, type Visibility } from "../../domain/visibility.ts";
import type { FeedbackPanel } from "../../queries/feedback-page.ts";
import { useFeedbackAddress } from "../feedback-address.ts";
import { newCommands } from "../feedback-commands.ts";
import { useFeedbackWords } from "../feedback-words.ts";
import { VisibilityField } from "../give/visibility-field.tsx";

type RequestPanelProps = { panel: Extract<FeedbackPanel, { type: "ask" }> };

/** Asks several people for feedback on oneself, or a manager on somebody below them. */
export function RequestPanel({ panel: { person, leads, choosesGoal, competencies } }: RequestPanelProps) {
  const { t } = useFeedbackWords();
  const address = useFeedbackAddress();
  // A link may name whom it is about; before any script the form asks about oneself unless it does.
  const aboutOther = leads && (person !== null || address.search.get("about") === "report");
  const [asked, setAsked] = useState<readonly string[]>(person && !leads ? [person.name] : []);
  const named = useNamesOf();
  const submit = asked.length > 0 ? t("ask.submit-to", { names: named(asked) }) : t("ask.submit");
  const form = newCommands.useCommandForm({
    intent: "request-feedback",
    said: t("done.requested"),
    leaveTo: address.closed,
  });
  return (
    <FormPanel form={form} wide title={t("ask.open")} closeHref={address.closed} submit={submit}>
      {aboutOther ? (
        <PersonField
          name="receiverId"
          label={t("ask.about")}
          description={t("ask.about-text")}
          offered={person ? [person] : []}
          defaultValue={person?.id ?? null}
          required
          error={form.wrong("receiverId")}
        />
      ) : leads ? (
        <UiLink href={address.panel("requested", { about: "report" })}>{t("ask.about-report")}</UiLink>
      ) : null}
      <PeopleField
        name="providerIds"
        label={t("ask.whom")}
        description={t("ask.whom-text")}
        chosen={person && !leads ? [person] : []}
        maximum={mostAsked}
        onChange={(_, people) => setAsked(people.map(({ label }) => label))}
        error={form.wrong("providerIds")}
      />
      <TextArea
        {...form.field("question")}
        label={t("ask.question")}
        description={t("ask.question-text")}
        rows={3}
        maxLength={2000}
        required
      />
      <RequestReaders form={form} aboutOther={aboutOther} />
      <FieldRow>
        <DateField {...form.field("dueOn")} label={t("ask.due")} />
        {choosesGoal ? <GoalField label={t("give.goal")} error={form.wrong("goalId")} /> : null}
      </FieldRow>
      {competencies ? (
        <CompetencyField label={t("give.competency")} {...competencies} error={form.wrong("competencyId")} />
      ) : null}
      <Outside form={form} />
    </FormPanel>
  );
}

/** Somebody outside the company, who gets a link by mail. */
function Outside({ form }: { form: AnyCommandForm }) {
  const { t } = useFeedbackWords();
  return (
    <Section title={t("outside.title")} description={t("outside.text")}>
      <FieldRow>
        <TextField {...form.field("outsideName")} label={t("outside.name")} maxLength={100} autoComplete="off" />
        <TextField
          {...form.field("outsideEmail")}
          type="email"
          label={t("outside.email")}
          maxLength={320}
          autoComplete="off"
        />
      </FieldRow>
    </Section>
  );
}

/** Who will read the answers, seen by who asks. */
function RequestReaders({ form, aboutOther }: { form: AnyCommandForm; aboutOther: boolean }) {
  const { t, format } = useFeedbackWords();
  const [offered] = useState(() => visibilitiesOfRequest(!aboutOther));
  const sentence = (visibility: Visibility) => {
    const who = readersBy[visibility];
    if (who.includes("EVERYBODY")) return t("readers.everybody");
    const named = who.map((reader) => {
      if (reader === "REQUESTER") return t("readers.AUTHOR");
      if (reader === "AUTHOR") return t("readers.whoever-answers");
      if (aboutOther) return t(`readers.${reader as "RECEIVER"}`);
      return reader === "RECEIVER" ? t("readers.AUTHOR") : t("readers.own-MANAGER");
    });
    const mine = t("readers.AUTHOR");
    const others = [...new Set(named)].filter((one) => one !== mine);
    return t("readers.some", { who: format.list([mine, ...others]) });
  };
  return (
    <VisibilityField
      form={form}
      value={visibilityAtFirst.REQUESTED}
      offered={offered}
      sentence={sentence}
      mine={!aboutOther}
    />
  );
}
