import { PersonField } from "#app/modules/people/ui.ts";
import { Form, useSubmit } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { Button } from "#app/ui/button/button.tsx";
import { ComboField } from "#app/ui/combo-field/combo-field.tsx";
import type { ComboOption } from "#app/ui/combo-field/combo-options.ts";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Choice } from "#app/shell/components/choice.tsx";
import { askJson } from "#app/platform/http/ask-json.ts";
import { accessPlaces } from "../../access-places.ts";
import type { ExplainPage } from "../../queries/explain-page.ts";
import classes from "../access.module.css";
import { ExplanationView } from "./explanation-view.tsx";

/** May this person do that with this? And by which rules. The question stands in the address. */
export function ExplainScreen({ page }: { page: ExplainPage }) {
  const { t } = useTranslation("access");
  const { person, explanation } = page;
  return (
    <div className={classes.root}>
      <PageHeader title={t("navigation.explain")} description={t("explain.text")} />
      <Question page={page} />
      {explanation && person ? (
        <ExplanationView explanation={explanation} person={person.name} />
      ) : (
        <p className={classes.soft}>{t("explain.ask")}</p>
      )}
    </div>
  );
}

type Asked = Record<string, string | null>;

/** The form of the question, and how it is asked: as the form stands, but for what has just changed. */
function useQuestion() {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const ask = (changes: Asked = {}) => {
    if (!form.current) return;
    const entries = { ...Object.fromEntries(new FormData(form.current)), ...changes } as Asked;
    submit(
      new URLSearchParams(Object.entries(entries).filter((entry): entry is [string, string] => Boolean(entry[1]))),
      { replace: true, preventScrollReset: true },
    );
  };
  return { form, ask };
}

function Question({ page }: { page: ExplainPage }) {
  const { t } = useTranslation("access");
  const words = useExplainWords(page);
  const { form, ask } = useQuestion();
  const { input, person } = page;
  const about = subjectOf(page);
  return (
    <Form
      method="get"
      ref={form}
      className={classes.question}
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <PersonField
        key={`person ${input.person}`}
        name="person"
        label={t("column.person")}
        placeholder={t("explain.who-choose")}
        offered={person ? [person] : []}
        defaultValue={person?.id ?? null}
        onChange={(value) => ask({ person: value })}
      />
      <Choice
        key={`action ${about.subject}`}
        name="action"
        label={t("audit.action")}
        defaultValue={input.action ?? ""}
        placeholder={t("explain.action-choose")}
        options={about.actions.map(({ key, label }) => ({ value: key, label: words(label, {}, about.room) }))}
        onChoose={(action) => ask({ action })}
      />
      <About page={page} ask={ask} />
      <noscript>
        <Button type="submit">{t("list.apply")}</Button>
      </noscript>
    </Form>
  );
}

/** The record the question is about, by its kind and then by name. */
function About({ page, ask }: { page: ExplainPage; ask: (changes: Asked) => void }) {
  const { t } = useTranslation("access");
  const words = useExplainWords(page);
  const { input, subjects, record } = page;
  const about = subjectOf(page);
  return (
    <>
      <Choice
        name="about"
        label={t("explain.about")}
        defaultValue={about.subject}
        options={subjects.map(({ subject, label, room }) => ({ value: subject, label: words(label, {}, room) }))}
        onChoose={(subject) => ask({ about: subject, record: null, action: null })}
      />
      <ComboField
        key={`record ${about.subject} ${input.record}`}
        name="record"
        label={t("audit.subject")}
        placeholder={t("explain.record-choose")}
        options={record ? [{ value: record.id, label: record.name }] : []}
        defaultValue={record?.id ?? null}
        onSearch={(text, signal) => findRecords(about.subject, text, signal)}
        emptyText={t("explain.record-none")}
        onChange={(value) => ask({ record: value })}
      />
    </>
  );
}

function useExplainWords({ subjects }: ExplainPage) {
  return useWords("access", ...new Set(subjects.map(({ room }) => room)));
}

function subjectOf({ input, subjects }: ExplainPage) {
  return subjects.find(({ subject }) => subject === input.about) ?? subjects[0]!;
}

async function findRecords(about: string, text: string, signal: AbortSignal): Promise<readonly ComboOption[]> {
  const address = `${accessPlaces.explain}/records?${new URLSearchParams({ about, text })}`;
  const { records } = await askJson<{ records: { id: string; name: string; detail: string }[] }>(address, signal);
  return records.map(({ id, name, detail }) => ({ value: id, label: name, description: detail }));
}
