import { Form } from "@remix-run/react";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Avatar } from "#app/ui/avatar/avatar.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { ComboField } from "#app/ui/combo-field/combo-field.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { Sharer } from "../queries/sharers.ts";
import { photoAddress } from "./cohort-address.ts";
import classes from "./cohort.module.css";
import { findPeople } from "./find-people.tsx";
import { useViewWords } from "./view-words.ts";

/** Who may share views and cohorts with the company. */
export function SharingScreen({ people, result }: { people: readonly Sharer[]; result: CommandResult | null }) {
  const { t, general, fieldError } = useViewWords();
  const refused = general(result);
  const done = result?.done ? (result.value as { name: string }) : null;
  return (
    <>
      <PageHeader title={t("sharing.tab")} description={t("sharing.text")} />
      {refused ? (
        <Callout tone="danger" announced>
          {refused}
        </Callout>
      ) : null}
      {done ? (
        <Callout tone="success" announced>
          {t(result?.intent === "grant-sharing" ? "sharing.granted" : "sharing.withdrawn", { name: done.name })}
        </Callout>
      ) : null}
      <Form method="post" className={classes.grant} key={people.length}>
        <ComboField
          name="employeeId"
          label={t("sharing.person")}
          placeholder={t("cohort.find-people")}
          options={[]}
          onSearch={findPeople}
          emptyText={t("cohort.nobody-found")}
          error={fieldError(result?.reply?.error?.["employeeId"] ?? undefined)}
        />
        <Button type="submit" name="intent" value="grant-sharing" tone="primary">
          {t("sharing.grant")}
        </Button>
      </Form>
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
  const { t } = useViewWords();
  return (
    <li className={classes.holder}>
      <Avatar name={name} src={photoAddress(photo)} />
      <span className={classes.named}>
        <UiLink href={`/app/employee/${id}`} className={classes.link}>
          {name}
        </UiLink>
        <span className={classes.soft}>{present ? email : t("sharing.left")}</span>
      </span>
      <span className={classes.soft}>{t("sharing.shared", { count: shared })}</span>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="withdraw-sharing" />
        <Button
          type="submit"
          size="small"
          name="employeeId"
          value={id}
          aria-label={t("sharing.withdraw-from", { name })}
        >
          {t("sharing.withdraw")}
        </Button>
      </Form>
    </li>
  );
}
