import { useState } from "react";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog/confirm-dialog.tsx";
import { DefinitionList } from "#app/ui/definition-list/definition-list.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import type { StatementPage } from "../queries/statement-page.ts";
import classes from "./disciplinary.module.css";
import { statementCommands } from "./disciplinary-commands.ts";
import { useDisciplinaryWords } from "./disciplinary-words.ts";

/** What a witness is asked and says; nothing of the note itself. */
export function StatementScreen({ page }: { page: StatementPage }) {
  const { t, format } = useDisciplinaryWords();
  const { question, by, askedAt, statement, statedAt, declinedAt } = page;
  return (
    <Stack>
      <PageHeader title={t("witness.title")} />
      <statementCommands.PageAnswer intents={["give-statement", "decline-statement"]} said={t("said.stated")} />
      <DefinitionList
        items={[
          { term: t("witness.by"), detail: by.name },
          { term: t("witness.asked-on"), detail: format.date(askedAt) },
        ]}
      />
      <Section title={t("witness.question")}>
        <p className={classes.words} dir="auto">
          {question}
        </p>
      </Section>
      {statedAt ? (
        <Section title={t("witness.statement")}>
          <p className={classes.words} dir="auto">
            {statement}
          </p>
          <p className={classes.soft}>{t("witness.stated", { date: format.dateTime(statedAt) })}</p>
        </Section>
      ) : declinedAt ? (
        <Callout>{t("witness.declined", { date: format.date(declinedAt) })}</Callout>
      ) : (
        <Answer page={page} />
      )}
    </Stack>
  );
}

function Answer({ page: { id, version } }: { page: StatementPage }) {
  const { t } = useDisciplinaryWords();
  const form = statementCommands.useCommandForm({
    intent: "give-statement",
    fields: { statementId: id, version: String(version) },
    said: t("said.stated"),
  });
  return (
    <>
      <CommandForm form={form} guarded layout="reading">
        <TextArea
          {...form.field("statement")}
          label={t("witness.statement")}
          description={t("witness.statement-text")}
          rows={8}
          maxLength={10_000}
          required
        />
        <SubmitRow form={form} label={t("witness.give")} />
      </CommandForm>
      <Decline statementId={id} />
    </>
  );
}

/** Asks first: it cannot be taken back, and what stands in the field is not sent with it. */
function Decline({ statementId }: { statementId: string }) {
  const { t } = useDisciplinaryWords();
  const [asked, ask] = useState(false);
  const command = statementCommands.useCommand({ intent: "decline-statement", said: t("said.declined") });
  return (
    <ActForm
      command={command}
      intent="decline-statement"
      fields={{ statementId }}
      onSubmit={(event) => {
        event.preventDefault();
        ask(true);
      }}
    >
      <Button type="submit" tone="quiet" loading={command.busy}>
        {t("witness.decline")}
      </Button>
      <ConfirmDialog
        opened={asked}
        onClose={() => ask(false)}
        onConfirm={() => command.send({ intent: "decline-statement", statementId })}
        title={t("witness.decline")}
        confirmLabel={t("witness.decline")}
        cancelLabel={t("cancel")}
        loading={command.busy}
      >
        {t("witness.decline-text")}
      </ConfirmDialog>
    </ActForm>
  );
}
