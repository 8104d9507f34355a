import { useState } from "react";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog/confirm-dialog.tsx";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Stat } from "#app/ui/stat/stat.tsx";
import { languageNames, type Language } from "#app/platform/i18n/languages.ts";
import type { CreationPage } from "../../queries/creation-page.ts";
import type { DryRun } from "../../queries/dry-run.ts";
import { PrivacyNote } from "../answer/privacy-note.tsx";
import { creationCommands } from "../engagement-commands.ts";
import classes from "../engagement.module.css";
import { useEngagementWords } from "../engagement-words.ts";
import { Mails, NotAsked, Shown } from "./dry-run-parts.tsx";

/** What a launch today would bring about, and the launch. */
export function LaunchStep({ page: { survey, dryRun } }: { page: CreationPage }) {
  const { t, say } = useEngagementWords();
  const [asking, setAsking] = useState(false);
  const launch = creationCommands.useCommand({ intent: "launch", then: () => setAsking(false) });
  if (!dryRun) return null;
  const title = say(survey.title) || t("settings.untitled");
  return (
    <>
      {dryRun.faults.length > 0 ? (
        <Callout tone="warning" title={t("launch.not-yet")}>
          <ul>
            {dryRun.faults.map((fault) => (
              <li key={fault}>{t(wordsOf(fault))}</li>
            ))}
          </ul>
        </Callout>
      ) : null}
      <Figures dryRun={dryRun} />
      <Missing dryRun={dryRun} />
      <NotAsked dryRun={dryRun} />
      <Shown dryRun={dryRun} fewest={survey.fewest} />
      <Groups dryRun={dryRun} />
      <Section title={t("launch.said")} description={t("launch.said-text")}>
        <Mails survey={survey} />
        <PrivacyNote survey={survey} />
      </Section>
      <p>
        <Button tone="primary" disabled={dryRun.faults.length > 0} onClick={() => setAsking(true)}>
          {t("launch.act", { count: dryRun.asked })}
        </Button>
      </p>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => launch.send({ intent: "launch", surveyId: survey.id, version: String(survey.version) })}
        title={t("launch.act", { count: dryRun.asked })}
        confirmLabel={t("launch.confirm")}
        cancelLabel={t("cancel")}
        loading={launch.busy}
      >
        {t("launch.confirm-text", { title, count: dryRun.asked })}
      </ConfirmDialog>
    </>
  );
}

function wordsOf(fault: string) {
  const known = {
    "engagement.no-title": "errors.no-title",
    "engagement.no-questions": "errors.no-questions",
    "engagement.nobody-asked": "errors.nobody-asked",
    "engagement.too-few-asked": "errors.too-few-asked",
  } as const;
  return known[fault as keyof typeof known] ?? "errors.closes-in-past";
}

function Figures({ dryRun: { asked, groups, coarsened, notAsked } }: { dryRun: DryRun }) {
  const { t, format } = useEngagementWords();
  const often = notAsked.find(({ why }) => why === "OFTEN")?.people ?? 0;
  return (
    <div className={classes.stats}>
      <Stat
        label={t("launch.asked")}
        value={format.number(asked)}
        {...(often > 0 && { hint: t("launch.often", { count: often }) })}
      />
      <Stat label={t("launch.groups")} value={format.number(groups)} hint={t("launch.groups-text")} />
      <Stat label={t("launch.coarsened")} value={format.number(coarsened)} hint={t("launch.coarsened-text")} />
    </div>
  );
}

function Groups({ dryRun: { largest } }: { dryRun: DryRun }) {
  const { t, format } = useEngagementWords();
  if (largest.length === 0) return null;
  return (
    <Section title={t("launch.largest")}>
      <DataTable
        caption={t("launch.largest")}
        rows={largest}
        rowKey={({ name }) => name}
        columns={[
          {
            ...{ id: "name", header: t("completion.group"), hideable: false },
            render: ({ name }) => name || t("completion.others"),
          },
          {
            ...{ id: "asked", header: t("launch.asked"), align: "end", narrow: true },
            render: ({ asked }) => format.number(asked),
          },
        ]}
      />
    </Section>
  );
}

function Missing({ dryRun: { missing } }: { dryRun: DryRun }) {
  const { t } = useEngagementWords();
  if (missing.length === 0) return null;
  return (
    <Callout tone="info" title={t("launch.missing")}>
      {missing
        .map(({ language, texts }) =>
          t("launch.missing-in", { language: languageNames[language as Language], count: texts }),
        )
        .join(", ")}
    </Callout>
  );
}
