import { ActForm } from "#app/platform/forms/act-form.tsx";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { languageNames, languages } from "#app/platform/i18n/languages.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { Row, RowList, RowWords } from "#app/ui/row-list/row-list.tsx";
import type { NominationDialog } from "../../queries/nomination-dialog.ts";
import { mineCommands } from "../review-commands.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";

type Asked = NonNullable<NominationDialog["externals"]>;

/** People outside the company who are asked by a link, and asking another one. */
export function Externals({ dialog, externals }: { dialog: NominationDialog; externals: Asked }) {
  const { t } = useReviewWords();
  return (
    <Section title={t("external.title")} description={t("external.text")}>
      <RowList>
        {externals.map((one) => (
          <External key={one.id} one={one} acts={dialog.mayNominate} />
        ))}
      </RowList>
      {dialog.mayNominate ? <Invite dialog={dialog} /> : null}
    </Section>
  );
}

function External({ one: { id, name, email, status, expired }, acts }: { one: Asked[number]; acts: boolean }) {
  const { t } = useReviewWords();
  const again = mineCommands.useCommand({ intent: "send-link", key: `again ${id}`, said: t("external.sent") });
  const withdraw = mineCommands.useCommand({
    intent: "withdraw-external",
    key: `withdraw ${id}`,
    said: t("external.withdrawn"),
  });
  const done = status === "SUBMITTED";
  return (
    <Row apart>
      <RowWords>
        <span>{name}</span>
        <span className={classes.soft}>{email}</span>
      </RowWords>
      <Chip tone={done ? "green" : expired ? "red" : "blue"}>
        {t(done ? "standing.SUBMITTED" : expired ? "external.expired" : "external.asked")}
      </Chip>
      {acts && !done ? (
        <span className={classes.buttons}>
          <ActForm command={again} intent="send-link" fields={{ externalId: id }}>
            <Button
              type="submit"
              size="small"
              tone="quiet"
              loading={again.busy}
              aria-label={`${t("external.again")}: ${name}`}
            >
              {t("external.again")}
            </Button>
          </ActForm>
          <ActForm command={withdraw} intent="withdraw-external" fields={{ externalId: id }}>
            <Button
              type="submit"
              size="small"
              tone="quiet"
              loading={withdraw.busy}
              aria-label={`${t("act.withdraw")}: ${name}`}
            >
              {t("act.withdraw")}
            </Button>
          </ActForm>
        </span>
      ) : null}
    </Row>
  );
}

function Invite({ dialog: { cycleId, employee } }: { dialog: NominationDialog }) {
  const { t, language } = useReviewWords();
  const form = mineCommands.useCommandForm({
    intent: "invite-external",
    fields: { cycleId, employeeId: employee.id },
    said: t("external.sent"),
    clears: true,
  });
  return (
    <Fold title={t("external.invite")}>
      <CommandForm key={form.turn} form={form} guarded className={classes.set}>
        <TextField {...form.field("name")} label={t("external.name")} required maxLength={100} autoComplete="off" />
        <TextField {...form.field("email")} type="email" label={t("external.email")} required maxLength={320} />
        <SelectField
          {...form.field("language")}
          label={t("external.language")}
          defaultValue={form.typed("language") ?? language}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
        <div>
          <Button type="submit" loading={form.busy}>
            {t("external.send")}
          </Button>
        </div>
      </CommandForm>
    </Fold>
  );
}
