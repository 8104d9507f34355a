import { useState } from "react";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Choice } from "#app/shell/components/choice.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { faultsOfQuestions, type Question } from "#app/modules/questionnaires/domain.ts";
import { newId, QuestionnaireEditor } from "#app/modules/questionnaires/ui.ts";
import { useAddress } from "#app/shell/components/use-address.ts";
import { useSearchParams } from "@remix-run/react";
import { library, type LibraryName } from "../../domain/samples/library.ts";
import { newQuestionOf } from "../../domain/samples/sample-question.ts";
import { isScored } from "../../domain/score.ts";
import type { CreationPage } from "../../queries/creation-page.ts";
import { creationCommands } from "../engagement-commands.ts";
import classes from "../engagement.module.css";
import { useEngagementWords } from "../engagement-words.ts";

const kinds = ["scale", "enps", "single", "multiple", "stars", "text"] as const;

/** What is asked: made anew or taken from the library, and of which driver each question speaks. */
export function QuestionsStep({ page }: { page: CreationPage }) {
  const { t } = useEngagementWords();
  const address = useAddress();
  const [search] = useSearchParams();
  const { survey } = page;
  const [questions, setQuestions] = useState<Question[]>(survey.questions);
  const [drivers, setDrivers] = useState(survey.drivers);
  const form = creationCommands.useCommandForm({
    intent: "save-questions",
    fields: { surveyId: survey.id, version: String(survey.version) },
    said: t("said.saved"),
  });
  const take = (name: LibraryName) => {
    const question = newQuestionOf(library[name], newId);
    setQuestions([...questions, question]);
    setDrivers({ ...drivers, [question.id]: library[name].driver });
    form.touch();
  };
  return (
    <>
      <CommandForm form={form} guarded layout="reading">
        <FromLibrary onTake={take} />
        <QuestionnaireEditor
          questions={questions}
          onChange={(next) => {
            setQuestions(next);
            form.touch();
          }}
          kinds={kinds}
          sections
          faults={faultsOfQuestions(questions)}
          name="questions"
        />
        <Drivers
          page={page}
          questions={questions}
          drivers={drivers}
          onChange={(next) => {
            setDrivers(next);
            form.touch();
          }}
        />
        <input type="hidden" name="drivers" value={JSON.stringify(drivers)} />
        <SubmitRow form={form} label={t("creation.save")} />
      </CommandForm>
      <p>
        <Button tone="quiet" href={address({ form: "template" })}>
          {t("templates.save")}
        </Button>
      </p>
      {search.get("form") === "template" ? <TemplatePanel surveyId={survey.id} /> : null}
    </>
  );
}

/** A question of the library, to be taken. */
export function FromLibrary({ onTake }: { onTake: (name: LibraryName) => void }) {
  const { t, say } = useEngagementWords();
  const names = Object.keys(library) as LibraryName[];
  // Each begins with none chosen.
  const [taken, setTaken] = useState(0);
  return (
    <Choice
      key={taken}
      name="from-library"
      label={t("creation.from-library")}
      placeholder={t("creation.choose-question")}
      options={names.map((name) => ({
        ...{ value: name, label: say(library[name].text), group: t(`driver.${library[name].driver}`) },
      }))}
      onChoose={(value) => {
        const name = names.find((each) => each === value);
        if (!name) return;
        onTake(name);
        setTaken(taken + 1);
      }}
    />
  );
}

type DriversProps = {
  page: CreationPage;
  questions: readonly Question[];
  drivers: Record<string, string>;
  onChange: (drivers: Record<string, string>) => void;
};

function Drivers({ page, questions, drivers, onChange }: DriversProps) {
  const { t, say, driverName } = useEngagementWords();
  const scored = questions.filter((question) => isScored(question) && question.kind !== "enps");
  if (scored.length === 0) return null;
  return (
    <Section title={t("creation.drivers")} description={t("creation.drivers-text")}>
      <ul className={classes.plain}>
        {scored.map(({ id, text }) => (
          <li key={id}>
            <Choice
              name={`driver.${id}`}
              label={say(text) || t("creation.without-text")}
              placeholder={t("creation.no-driver")}
              defaultValue={drivers[id] ?? ""}
              options={page.drivers.map((driver) => ({ value: driver.id, label: driverName(driver) }))}
              onChoose={(driver) => onChange({ ...drivers, [id]: driver })}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function TemplatePanel({ surveyId }: { surveyId: string }) {
  const { t } = useEngagementWords();
  const closeHref = useAddress()({ form: null });
  const form = creationCommands.useCommandForm({
    intent: "save-template",
    fields: { surveyId },
    said: t("said.saved"),
    leaveTo: closeHref,
  });
  return (
    <FormPanel form={form} title={t("templates.save")} closeHref={closeHref} submit={t("creation.save")}>
      <TextField {...form.field("name")} label={t("templates.name")} required maxLength={120} />
    </FormPanel>
  );
}
