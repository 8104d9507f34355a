import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import { isUnderWay, TaskWatch } from "#app/shell/components/task-watch.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { engagementPlaces } from "../../engagement-places.ts";
import { creationSteps } from "../../domain/survey.ts";
import type { CreationPage } from "../../queries/creation-page.ts";
import { useEngagementWords } from "../engagement-words.ts";
import { StateChip } from "../running/completion-screen.tsx";
import { LaunchStep } from "./launch-step.tsx";
import { ParticipantsStep } from "./participants-step.tsx";
import { QuestionsStep } from "./questions-step.tsx";
import { SettingsStep } from "./settings-step.tsx";

function faultOfLaunch(code: string) {
  const known = {
    "engagement.launch-stalled": "errors.launch-stalled",
    "engagement.launch-fault": "errors.launch-fault",
  } as const;
  return known[code as keyof typeof known] ?? "errors.launch-changed";
}

/** A survey being designed: what is asked, how, whom, and what a launch would bring about. */
export function CreationScreen({ page }: { page: CreationPage }) {
  const { t, say } = useEngagementWords();
  const address = useAddress();
  const { survey, step } = page;
  const isDraft = survey.state === "DRAFT";
  const underWay = page.launching !== null && isUnderWay(page.launching);
  return (
    <Stack>
      <PageHeader
        title={say(survey.title) || t("settings.untitled")}
        meta={<StateChip survey={survey} />}
        breadcrumbs={[{ label: t("settings.title"), href: engagementPlaces.settings }]}
        breadcrumbsLabel={t("path")}
        actions={<Button href={engagementPlaces.preview(survey.id)}>{t("creation.preview")}</Button>}
      />
      {page.launching && underWay ? (
        <Section title={t("launch.running")} description={t("launch.running-text")}>
          <TaskWatch task={page.launching} label={t("launch.running")} />
        </Section>
      ) : isDraft ? (
        <>
          <Tabs
            label={t("creation.steps")}
            current={step}
            tabs={creationSteps.map((id) => ({ id, href: address({ step: id }), label: t(`creation.${id}`) }))}
          />
          {step === "questions" ? <QuestionsStep key={survey.version} page={page} /> : null}
          {step === "settings" ? <SettingsStep key={survey.version} page={page} /> : null}
          {step === "participants" ? <ParticipantsStep key={survey.version} page={page} /> : null}
          {page.launching?.error ? <Callout tone="danger">{t(faultOfLaunch(page.launching.error))}</Callout> : null}
          {step === "launch" ? <LaunchStep page={page} /> : null}
        </>
      ) : (
        <Callout
          title={t("creation.launched")}
          action={
            <Button href={engagementPlaces.completionOf(survey.id)} size="small">
              {t("navigation.completion")}
            </Button>
          }
        >
          {t("creation.launched-text")}
        </Callout>
      )}
    </Stack>
  );
}
