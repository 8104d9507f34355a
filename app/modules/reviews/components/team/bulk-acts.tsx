import { useState } from "react";
import { PeopleField } from "#app/modules/people/ui.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { ConfirmMany } from "#app/platform/forms/confirm-many.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { ButtonSheet } from "#app/ui/button-sheet/button-sheet.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { CompletionPage } from "../../routes/completion.tsx";
import { completionCommands } from "../review-commands.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";

type BulkActsProps = { page: CompletionPage; cycleId: string };

/** What is done to many at once: reminding, and for who runs the cycle reopening and adding people; each says who is told. */
export function BulkActs({ page, cycleId }: BulkActsProps) {
  const { t } = useReviewWords();
  return (
    <ButtonSheet trigger={t("bulk.title")}>
      <div className={classes.form}>
        <RemindAll page={page} cycleId={cycleId} />
        {page.runs ? <ReopenAll page={page} cycleId={cycleId} /> : null}
        {page.runs ? <AddPeople cycleId={cycleId} /> : null}
      </div>
    </ButtonSheet>
  );
}

/** Before any script it is sent as it is; otherwise it is asked about once, with whom it reaches. */
function RemindAll({ page: { reminding }, cycleId }: BulkActsProps) {
  const { t } = useReviewWords();
  const [asked, setAsked] = useState(false);
  const command = completionCommands.useCommand({
    intent: "remind",
    key: "remind all",
    said: ({ value }) => t("said.reminded", { count: value.reminded }),
  });
  const reached = reminding && reminding.count > 0 ? reminding : null;
  return (
    <ActForm
      command={command}
      intent="remind"
      fields={{ cycleId }}
      className={classes.set}
      onSubmit={(event) => {
        if (!reached) return;
        event.preventDefault();
        setAsked(true);
      }}
    >
      <div>
        <Button type="submit" loading={command.busy}>
          {t("bulk.remind")}
        </Button>
      </div>
      <p className={classes.soft}>{t("tells.remind")}</p>
      <ConfirmMany
        reached={asked ? reached : null}
        title={t("bulk.remind-title", { count: reached?.count ?? 0 })}
        text={t("tells.remind")}
        confirmLabel={t("bulk.remind-act")}
        busy={command.busy}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          command.send({ intent: "remind", cycleId });
        }}
      />
    </ActForm>
  );
}

function ReopenAll({ page, cycleId }: BulkActsProps) {
  const { t, format } = useReviewWords();
  const command = completionCommands.useCommand({
    intent: "reopen-forms",
    said: ({ value }) => t("bulk.reopened", { count: value.reopened }),
  });
  const done = page.stages.filter(({ submitted }) => (submitted ?? 0) > 0);
  if (done.length === 0) return null;
  return (
    <Fold title={t("bulk.reopen")}>
      <ActForm command={command} intent="reopen-forms" fields={{ cycleId }} className={classes.set}>
        <SelectField
          name="provider"
          label={t("list.what")}
          options={done.map(({ provider, submitted }) => ({
            value: provider,
            label: `${t(`provider.${provider}`)} (${format.number(submitted ?? 0)})`,
          }))}
        />
        <TextField id="reopen-forms-reason" name="reason" label={t("list.reason")} required maxLength={1000} />
        <div>
          <Button type="submit" loading={command.busy}>
            {t("act.reopen-form")}
          </Button>
        </div>
        <p className={classes.soft}>{t("tells.reopen")}</p>
      </ActForm>
    </Fold>
  );
}

/** Who joined late is reviewed as well. */
function AddPeople({ cycleId }: Pick<BulkActsProps, "cycleId">) {
  const { t } = useReviewWords();
  const command = completionCommands.useCommand({ intent: "add-people", said: t("said.saved") });
  return (
    <Fold title={t("completion.add-people")}>
      <ActForm command={command} intent="add-people" fields={{ cycleId }} className={classes.set}>
        <PeopleField name="employeeIds" label={t("completion.who-joins")} required />
        <div>
          <Button type="submit" loading={command.busy}>
            {t("completion.add-people")}
          </Button>
        </div>
        <p className={classes.soft}>{t("tells.add")}</p>
      </ActForm>
    </Fold>
  );
}
