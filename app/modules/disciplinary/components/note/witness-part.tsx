import { PeopleField } from "#app/modules/people/ui.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import type { NotePage, Statement } from "../../queries/note-page.ts";
import { noteCommands } from "../disciplinary-commands.ts";
import { useDisciplinaryWords } from "../disciplinary-words.ts";
import classes from "../disciplinary.module.css";

/** What witnesses were asked and stated; for the person it is about, where the company shows it, without names. */
export function WitnessPart({ page: { note, statements, acts } }: { page: NotePage }) {
  const { t } = useDisciplinaryWords();
  const asks = acts.includes("ask-witness");
  if (statements.length === 0 && !asks) return null;
  return (
    <Section title={t("witness.list")}>
      <ul className={classes.plain}>
        {statements.map((statement) => (
          <StatementRow key={statement.id} statement={statement} />
        ))}
      </ul>
      {asks ? <AskForm key={statements.length} noteId={note.id} /> : null}
    </Section>
  );
}

function StatementRow({ statement: { witness, question, statement, statedAt, declinedAt } }: { statement: Statement }) {
  const { t, format } = useDisciplinaryWords();
  const state = statement ? "given" : declinedAt ? "no" : "waits";
  return (
    <li>
      {witness.name ? (
        <p className={classes.chips}>
          <strong>{witness.name}</strong>
          <Chip tone={statement ? "green" : "grey"}>{t(`witness.state-${state}`)}</Chip>
          {statedAt ? <span className={classes.soft}>{format.dateTime(statedAt)}</span> : null}
        </p>
      ) : null}
      {question ? (
        <p className={classes.soft} dir="auto">
          {question}
        </p>
      ) : null}
      {statement ? (
        <p className={classes.words} dir="auto">
          {statement}
        </p>
      ) : null}
    </li>
  );
}

function AskForm({ noteId }: { noteId: string }) {
  const { t } = useDisciplinaryWords();
  const form = noteCommands.useCommandForm({ intent: "ask-witnesses", fields: { noteId }, said: t("said.asked") });
  return (
    <Fold title={t("witness.ask")}>
      <CommandForm form={form} guarded layout="reading">
        <p className={classes.soft}>{t("witness.ask-text")}</p>
        <PeopleField name="witnessIds" error={form.wrong("witnessIds")} label={t("witness.who")} required />
        <TextArea {...form.field("question")} label={t("witness.question")} rows={3} maxLength={2000} required />
        <SubmitRow form={form} label={t("witness.ask")} />
      </CommandForm>
    </Fold>
  );
}
