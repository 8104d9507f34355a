import { useRevalidator } from "@remix-run/react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useLive } from "#app/platform/live/use-live.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { DefinitionList } from "#app/ui/definition-list/definition-list.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { integrationPlaces } from "../../integration-addresses.ts";
import type { InstallationPage } from "../../queries/installation-page.ts";
import { HealthChip } from "../health-chip.tsx";
import { PageAnswer, useCommand } from "../integration-commands.ts";
import classes from "../integrations.module.css";
import { CheckPart } from "./check-part.tsx";
import { GroupsPart } from "./groups-part.tsx";
import { HookPart } from "./hook-part.tsx";
import { Facts } from "./facts.tsx";
import { MappingForm } from "./mapping-form.tsx";
import { Measures } from "./measures.tsx";
import { RunTable } from "./run-table.tsx";
import { DataPart } from "./data-part.tsx";
import { PushedPart } from "./pushed-part.tsx";
import { SignInPart } from "./sign-in-part.tsx";
import { TasksPart } from "./tasks-part.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { ExportMenu } from "#app/shell/components/list-screen/export-links.tsx";

export type InstallationProps = {
  page: InstallationPage & { hookAddress: string; scimAddress: string; signInReturns: string };
};

/** One connection: how it stands first, then its runs; setting it up comes first only until it is on. */
export function InstallationScreen({ page }: InstallationProps) {
  const { t } = useTranslation("integrations");
  const { revalidate } = useRevalidator();
  useLive(`connector:${page.id}`, revalidate);
  const draft = page.status === "DRAFT";
  const fresh = draft && page.account === null;
  return (
    <>
      <PageHeader
        title={<bdi>{page.name}</bdi>}
        meta={<HealthChip health={page.health} refused={page.refused} />}
        breadcrumbs={[
          { label: t("navigation.all"), href: integrationPlaces.all },
          { label: t(`kind.${page.kind}`), href: integrationPlaces.kind(page.kind) },
        ]}
        breadcrumbsLabel={t("navigation.all")}
        actions={<Acts page={page} />}
      />
      <div className={classes.body}>
        <PageAnswer
          intents={[
            ...(["set-up", "map", "run", "activate", "pause", "replay", "reset"] as const),
            ...(["follow", "drop", "remove", "choose-data", "tasks", "link-person"] as const),
          ]}
          said={({ intent }) => (intent === "run" || intent === "replay" ? t("run-asked") : t("saved"))}
        />
        {page.broken ? <Callout tone="danger">{t("broken-one")}</Callout> : null}
        {draft ? <Callout>{t("draft-text")}</Callout> : <Facts page={page} />}
        {fresh ? (
          <Section title={t(page.pushed ? "name" : "steps.set-up")} description={page.pushed ? null : t("set-up-text")}>
            <SettingsForm page={page} />
          </Section>
        ) : null}
        {page.signIn === "NEEDED" ? <SignInPart page={page} /> : null}
        {page.pushed ? <PushedPart page={page} /> : null}
        {page.configured || page.pushed ? <Later page={page} /> : null}
        {page.pushed && !draft ? <GroupsPart page={page} /> : null}
        {fresh ? null : (
          <Fold title={t("steps.set-up")}>
            <SettingsForm page={page} />
          </Fold>
        )}
        {page.signIn === "GIVEN" ? (
          <Fold title={t("sign-in.title")}>
            <SignInPart page={page} />
          </Fold>
        ) : null}
        {draft || page.streams.length === 0 || page.pushed ? null : (
          <Fold title={t("hook")}>
            <HookPart page={page} />
          </Fold>
        )}
        <Fold title={t("more")}>
          <More page={page} />
        </Fold>
      </div>
    </>
  );
}

/** Until it is on, one thing after the other; then how its runs went comes first. */
function Later({ page }: InstallationProps) {
  const { t } = useTranslation("integrations");
  const maps = page.mappedFields.length > 0;
  const draft = page.status === "DRAFT";
  const runs =
    page.runs.length > 0 ? (
      <Section
        title={t("runs")}
        actions={<ExportMenu href={`${integrationPlaces.installation(page.id)}/runs/export`} />}
      >
        <RunTable page={page} />
      </Section>
    ) : null;
  return (
    <>
      {draft ? <CheckPart page={page} /> : runs}
      {page.kind === "analytics" ? <DataPart page={page} /> : null}
      {page.kind === "issue-tracker" || page.kind === "crm" ? <Measures page={page} /> : null}
      {page.kind === "issue-tracker" ? <TasksPart page={page} /> : null}
      {draft ? (
        <Section title={maps ? t("steps.map") : t("steps.schedule")} description={maps ? t("map-text") : undefined}>
          <MappingForm page={page} />
        </Section>
      ) : (
        <CheckPart page={page} />
      )}
      {draft ? (
        runs
      ) : (
        <Fold title={maps ? t("steps.map") : t("steps.schedule")}>
          <MappingForm page={page} />
        </Fold>
      )}
    </>
  );
}

function Acts({ page: { id, status, account, kind } }: InstallationProps) {
  const { t } = useTranslation("integrations");
  const fields = { installationId: id };
  const run = useCommand({ intent: "run", said: t("run-asked") });
  const activate = useCommand({ intent: "activate", said: t("activated") });
  const pause = useCommand({ intent: "pause", said: t("health.PAUSED") });
  if (account === null) return null;
  return (
    <div className={classes.buttons}>
      {kind === "calendar" || kind === "chat" ? null : (
        <ActForm command={run} intent="run" fields={{ ...fields, reason: status === "ACTIVE" ? "MANUAL" : "TRIAL" }}>
          <Button type="submit" loading={run.busy}>
            {status === "ACTIVE" ? t("run-now") : t("try")}
          </Button>
        </ActForm>
      )}
      {status === "ACTIVE" ? (
        <ActForm command={pause} intent="pause" fields={fields}>
          <Button type="submit" loading={pause.busy}>
            {t("pause")}
          </Button>
        </ActForm>
      ) : (
        <ActForm command={activate} intent="activate" fields={fields}>
          <Button type="submit" tone="primary" loading={activate.busy}>
            {t("activate")}
          </Button>
        </ActForm>
      )}
    </div>
  );
}

function More({ page: { id, status, kind, streams, pushed } }: InstallationProps) {
  const { t } = useTranslation("integrations");
  const fields = { installationId: id };
  const trial = useCommand({ intent: "run", said: t("run-asked") });
  const reset = useCommand({ intent: "reset", said: t("was-reset") });
  const remove = useCommand({ intent: "remove" });
  return (
    <div className={classes.acts}>
      {status === "ACTIVE" && kind === "hr" ? (
        <ActForm command={trial} intent="run" fields={{ ...fields, reason: "TRIAL" }} className={classes.act}>
          <Button type="submit" loading={trial.busy}>
            {t("try")}
          </Button>
          <span className={classes.detail}>{t("try-text")}</span>
        </ActForm>
      ) : null}
      {pushed ? null : (
        <>
          <ActForm command={reset} intent="reset" fields={fields} className={classes.act}>
            <Button type="submit" loading={reset.busy}>
              {t("reset")}
            </Button>
            <span className={classes.detail}>{t("reset-text")}</span>
          </ActForm>
          <ReadSoFar streams={streams} />
        </>
      )}
      <ActForm command={remove} intent="remove" fields={fields} className={classes.act} wholePage>
        <Button type="submit" tone="danger" loading={remove.busy}>
          {t("remove")}
        </Button>
        <span className={classes.detail}>{t("remove-text")}</span>
      </ActForm>
    </div>
  );
}

/** How far each stream was read: what its next run asks the source from. */
function ReadSoFar({ streams }: Pick<InstallationProps["page"], "streams">) {
  const { t } = useTranslation("integrations");
  const read = streams.filter(({ cursor }) => cursor !== null);
  if (read.length === 0) return <p className={classes.detail}>{t("read-nothing")}</p>;
  return (
    <DefinitionList
      items={read.map(({ name, cursor }) => ({
        term: t("read-so-far", { stream: t(`stream.${name}`) }),
        detail: (
          <bdi dir="ltr">
            {Object.entries(cursor!)
              .filter(([, value]) => value !== "")
              .map(([key, value]) => `${key}: ${String(value)}`)
              .join(" · ")}
          </bdi>
        ),
      }))}
    />
  );
}
