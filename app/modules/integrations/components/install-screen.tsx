import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { DefinitionList } from "#app/ui/definition-list/definition-list.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { integrationPlaces } from "../integration-addresses.ts";
import type { InstallPage } from "../queries/install-page.ts";
import { installCommands } from "./integration-commands.ts";
import classes from "./integrations.module.css";

/** What a connector will reach, read and write: agreed to before anything else. */
export function InstallScreen({ page }: { page: InstallPage }) {
  const { t } = useTranslation("integrations");
  const { id, title, kind, hosts, dataClasses, streams, actions, level } = page;
  const form = installCommands.useCommandForm({
    intent: "install",
    fields: { connector: id },
    defaultValue: { name: title },
  });
  const places = hosts.map(({ host }) => host ?? t("consent.own-host"));
  const writes = hosts.some((each) => each.writes) || actions.length > 0;
  return (
    <>
      <PageHeader
        title={t("connect-one", { title })}
        description={t(`about.${kind}`)}
        breadcrumbs={[{ label: t("navigation.all"), href: integrationPlaces.all }]}
        breadcrumbsLabel={t("navigation.all")}
      />
      <div className={classes.body}>
        <DefinitionList
          items={[
            {
              term: t("consent.reaches"),
              detail: <bdi>{[...new Set(places)].join(", ") || t("consent.nothing")}</bdi>,
            },
            {
              term: t("consent.reads"),
              detail: streams.map((name) => t(`stream.${name}`)).join(", ") || t("consent.nothing"),
            },
            { term: t("consent.data"), detail: dataClasses.map((name) => t(`data.${name}`)).join(", ") },
            {
              term: t("consent.changes"),
              detail: ["chat", "calendar", "analytics"].includes(kind) ? t("consent.nothing") : t(`writes.${kind}`),
            },
            { term: t("consent.there"), detail: writes ? t("consent.writes-there") : t("consent.reads-only") },
            { term: t("consent.shut-in"), detail: t(`level.${level}`) },
          ]}
        />
        <CommandForm form={form} guarded className={classes.form}>
          <TextField {...form.field("name")} label={t("name")} description={t("name-help")} maxLength={80} required />
          <Checkbox name="consent" label={t("consent.agree")} error={form.wrong("consent")} />
          <SubmitRow form={form} label={t("consent.go-on")} />
        </CommandForm>
      </div>
    </>
  );
}
