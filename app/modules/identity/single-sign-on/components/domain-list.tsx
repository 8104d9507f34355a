import { IconWorld } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { CopyButton } from "#app/ui/copy-button/copy-button.tsx";
import { Entry, EntryList } from "#app/ui/entry-list/entry-list.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { SsoDomain } from "../queries/settings-page.ts";
import { ssoCommands } from "./sso-commands.ts";
import classes from "./sso.module.css";

/** The company's domains, each with the record that proves it, and a new one. */
export function DomainList({ domains }: { domains: readonly SsoDomain[] }) {
  const { t } = useTranslation("identity");
  const form = ssoCommands.useCommandForm({ intent: "add-domain", id: "sso-domain", clears: true });
  return (
    <>
      {domains.length > 0 ? (
        <EntryList label={t("sso.step.domains")}>
          {domains.map((domain) => (
            <DomainEntry key={domain.id} domain={domain} />
          ))}
        </EntryList>
      ) : null}
      <CommandForm form={form} guarded className={classes.form}>
        <TextField
          {...form.field("domain")}
          label={t("sso.domain")}
          description={t("sso.domain-help")}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          required
        />
        <SubmitRow form={form} label={t("sso.add-domain")} />
      </CommandForm>
    </>
  );
}

function DomainEntry({ domain: { id, domain, record, verifiedBy } }: { domain: SsoDomain }) {
  const { t } = useTranslation("identity");
  const check = ssoCommands.useCommand({ intent: "check-domain", said: t("sso.domain-proven", { domain }) });
  const remove = ssoCommands.useCommand({ intent: "remove-domain", said: t("sso.domain-removed", { domain }) });
  const fields = { domainId: id };
  return (
    <Entry
      icon={<IconWorld />}
      title={<bdi>{domain}</bdi>}
      facts={<Chip tone={verifiedBy ? "green" : "orange"}>{verifiedBy ? t("sso.proven") : t("sso.not-proven")}</Chip>}
      action={
        <ActForm command={remove} intent="remove-domain" fields={fields}>
          <Button type="submit" tone="quiet" size="small" loading={remove.busy}>
            {t("sso.remove-domain", { domain })}
          </Button>
        </ActForm>
      }
    >
      {verifiedBy ? null : (
        <>
          <span className={classes.detail}>{t("sso.record", { domain })}</span>
          <code className={classes.code}>{record}</code>
          <ActForm command={check} intent="check-domain" fields={fields} className={classes.line}>
            <CopyButton text={record} label={t("sso.copy-record")} copied={t("sso.copied")} />
            <Button type="submit" size="small" loading={check.busy}>
              {t("sso.check-domain")}
            </Button>
          </ActForm>
        </>
      )}
    </Entry>
  );
}
