import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { Sharer } from "../../queries/sharers.ts";
import { PersonChip, PersonField } from "#app/modules/people/ui.ts";
import classes from "../cohort.module.css";
import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { DoneOf } from "#app/platform/forms/answers.ts";
import type { action } from "../../routes/sharing.tsx";

const { useCommand, useCommandForm, PageAnswer } = commandsOf<typeof action>("audiences");

function useSharingSaid(): (done: DoneOf<typeof action>) => string {
  const { t } = useTranslation("audiences");
  return ({ intent, value: { name } }) =>
    t(intent === "grant-sharing" ? "sharing.granted" : "sharing.withdrawn", { name });
}

/** Who may share views and cohorts with the company. */
export function SharingScreen({ people }: { people: readonly Sharer[] }) {
  const { t } = useTranslation("audiences");
  const said = useSharingSaid();
  const form = useCommandForm({ intent: "grant-sharing", said, clears: true });
  return (
    <>
      <PageHeader title={t("navigation.sharing")} description={t("sharing.text")} />
      <PageAnswer intents={["withdraw-sharing"]} said={said} />
      <CommandForm form={form} className={classes.grant}>
        <PageAnswer intents={["grant-sharing"]} said={said} />
        <PersonField key={form.turn} name="employeeId" label={t("sharing.person")} error={form.wrong("employeeId")} />
        <Button type="submit" tone="primary" loading={form.busy}>
          {t("sharing.grant")}
        </Button>
      </CommandForm>
      <Section title={t("sharing.holders")}>
        {people.length === 0 ? (
          <EmptyState variant="people" title={t("sharing.nobody")}>
            {t("sharing.nobody-text")}
          </EmptyState>
        ) : (
          <ul className={classes.holders}>
            {people.map((person) => (
              <Holder key={person.id} person={person} />
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}

function Holder({ person: { id, name, email, photo, present, shared } }: { person: Sharer }) {
  const { t } = useTranslation("audiences");
  const command = useCommand({ intent: "withdraw-sharing", said: useSharingSaid() });
  return (
    <li className={classes.holder}>
      <span className={classes.named}>
        <PersonChip person={{ id, name, photo, role: present ? email : t("sharing.left") }} />
      </span>
      <span className={classes.soft}>{t("sharing.shared", { count: shared })}</span>
      <ActForm command={command} intent="withdraw-sharing" fields={{ employeeId: id }}>
        <Button type="submit" size="small" loading={command.busy} aria-label={t("sharing.withdraw-from", { name })}>
          {t("sharing.withdraw")}
        </Button>
      </ActForm>
    </li>
  );
}
