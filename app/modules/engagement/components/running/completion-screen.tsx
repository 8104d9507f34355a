import { IconBell, IconCalendarPlus, IconChartBar, IconLock } from "@tabler/icons-react";
import { useState } from "react";
import type { useLoaderData } from "@remix-run/react";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog/confirm-dialog.tsx";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { ProgressBar } from "#app/ui/progress-bar/progress-bar.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { Stat } from "#app/ui/stat/stat.tsx";
import { AddressForm } from "#app/shell/components/address-form.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import type { Completion } from "../../queries/completion-page.ts";
import { engagementPlaces } from "../../engagement-places.ts";
import type { loader } from "../../routes/completion-status.tsx";
import { completionCommands } from "../engagement-commands.ts";
import classes from "../engagement.module.css";
import { useEngagementWords } from "../engagement-words.ts";

type CompletionData = ReturnType<typeof useLoaderData<typeof loader>>;

/** How many have taken part, never who; and what is done about it. */
export function CompletionScreen({ page }: { page: CompletionData }) {
  const { t, say } = useEngagementWords();
  const { surveys, survey, form } = page;
  return (
    <Stack>
      <PageHeader title={t("navigation.completion")} meta={survey ? <StateChip survey={survey} /> : null} />
      <completionCommands.PageAnswer intents={["remind", "extend", "close", "reopen"]} said={t("said.done")} />
      {survey ? (
        <>
          <AddressForm className={classes.line}>
            <SelectField
              key={survey.id}
              name="surveyId"
              label={t("insights.survey")}
              defaultValue={survey.id}
              options={surveys.map(({ id, title }) => ({ value: id, label: say(title) }))}
            />
          </AddressForm>
          <Figures survey={survey} />
          <Acts key={`${survey.id} ${survey.state}`} survey={survey} />
          <Rows survey={survey} />
          {form ? <DayPanel survey={survey} intent={form} /> : null}
        </>
      ) : (
        <EmptyState
          title={t("completion.none")}
          action={
            <Button tone="primary" href={engagementPlaces.settings}>
              {t("settings.begin")}
            </Button>
          }
        >
          {t("completion.none-text")}
        </EmptyState>
      )}
    </Stack>
  );
}

export function StateChip({ survey: { state } }: { survey: Pick<Completion, "state"> }) {
  const { t } = useEngagementWords();
  const tones = { DRAFT: "grey", LIVE: "blue", CLOSED: "grey", PUBLISHED: "green" } as const;
  return <Chip tone={tones[state]}>{t(`state.${state}`)}</Chip>;
}

function Figures({ survey: { asked, took, closesOn, state, givenTwice, privacy } }: { survey: Completion }) {
  const { t, format } = useEngagementWords();
  return (
    <div className={classes.stats}>
      <Stat
        label={t("completion.took-part")}
        value={format.percent(asked === 0 ? 0 : Math.round((took / asked) * 100))}
        hint={t("insights.of-asked", { answered: format.number(took), asked: format.number(asked) })}
      />
      <Stat
        label={t(state === "LIVE" ? "completion.closes" : "completion.closed")}
        value={closesOn ? format.date(closesOn) : "–"}
      />
      {privacy === "ANONYMOUS" ? (
        <Stat label={t("completion.twice")} value={format.number(givenTwice)} hint={t("completion.twice-text")} />
      ) : null}
    </div>
  );
}

function Acts({ survey }: { survey: Completion }) {
  const { t } = useEngagementWords();
  const address = useAddress();
  const { id, state } = survey;
  if (state === "LIVE")
    return (
      <div className={classes.line}>
        <Remind survey={survey} />
        <Button icon={<IconCalendarPlus aria-hidden="true" />} href={address({ form: "extend" })}>
          {t("completion.extend")}
        </Button>
        <Confirmed survey={survey} intent="close" icon={<IconLock size={16} aria-hidden="true" />} />
      </div>
    );
  if (state === "CLOSED")
    return (
      <div className={classes.line}>
        <Confirmed survey={survey} intent="publish" icon={<IconChartBar size={16} aria-hidden="true" />} />
        <Button href={address({ form: "reopen" })}>{t("completion.reopen")}</Button>
      </div>
    );
  return (
    <div className={classes.line}>
      <Button tone="primary" href={engagementPlaces.insightsOf(id)}>
        {t("completion.to-results")}
      </Button>
    </div>
  );
}

/** Reminds everybody who has not taken part, after one question that says how many they are and what they will read. */
function Remind({ survey: { id, title, closesOn, remindable, asked, took } }: { survey: Completion }) {
  const { t, say, format } = useEngagementWords();
  const [asking, setAsking] = useState(false);
  const remind = completionCommands.useCommand({
    intent: "remind",
    said: ({ value }) => ({ text: t("completion.reminded", { count: value.reminded }) }),
    then: () => setAsking(false),
  });
  if (remindable === 0)
    return took < asked ? <span className={classes.soft}>{t("completion.reminded", { count: 0 })}</span> : null;
  const subject = closesOn
    ? t("notifications.reminded", { title: say(title), date: format.date(closesOn) })
    : t("notifications.reminded-undated", { title: say(title) });
  return (
    <>
      <Button icon={<IconBell aria-hidden="true" />} onClick={() => setAsking(true)}>
        {t("completion.remind", { count: remindable })}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => remind.send({ intent: "remind", surveyId: id })}
        title={t("completion.remind", { count: remindable })}
        confirmLabel={t("completion.remind-now")}
        cancelLabel={t("cancel")}
        loading={remind.busy}
      >
        {t("completion.remind-text", { subject })}
      </ConfirmDialog>
    </>
  );
}

type ConfirmedProps = { survey: Completion; intent: "close" | "publish"; icon: React.ReactNode };

/** What is not taken back: asked once, in words that say what it does. */
function Confirmed({ survey: { id, version, privacy }, intent, icon }: ConfirmedProps) {
  const { t } = useEngagementWords();
  const [asking, setAsking] = useState(false);
  const command = completionCommands.useCommand({ intent, said: t("said.done"), then: () => setAsking(false) });
  const text = intent === "publish" && privacy === "ANONYMOUS" ? "publish-anonymous" : intent;
  return (
    <>
      <Button {...(intent === "publish" && { tone: "primary" as const })} icon={icon} onClick={() => setAsking(true)}>
        {t(`completion.${intent}`)}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => command.send({ intent, surveyId: id, version: String(version) })}
        title={t(`completion.${intent}`)}
        confirmLabel={t(`completion.${intent}`)}
        cancelLabel={t("cancel")}
        loading={command.busy}
      >
        {t(`completion.${text}-text`)}
      </ConfirmDialog>
    </>
  );
}

const shareWords = {
  FEW: "completion.few-or-none",
  SOME: "completion.some",
  NEARLY_ALL: "completion.nearly-all",
} as const;

function Rows({ survey: { rows } }: { survey: Completion }) {
  const { t, format } = useEngagementWords();
  if (rows.length === 0) return null;
  return (
    <DataTable
      caption={t("completion.by-group")}
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        {
          ...{ id: "name", header: t("completion.group"), hideable: false },
          render: ({ name, others }) =>
            name ? (others ? t("completion.others-in", { name }) : name) : t("completion.others"),
        },
        {
          ...{ id: "took", header: t("completion.took-part") },
          render: ({ asked, took, share }) =>
            took === null ? (
              <span className={classes.soft}>{t(shareWords[share ?? "SOME"])}</span>
            ) : (
              <ProgressBar
                value={(took / asked) * 100}
                label={t("completion.took-part")}
                formatted={t("insights.of-asked", { answered: format.number(took), asked: format.number(asked) })}
                valueLength={12}
              />
            ),
        },
      ]}
    />
  );
}

function DayPanel({ survey: { id, version, closesOn }, intent }: { survey: Completion; intent: "extend" | "reopen" }) {
  const { t } = useEngagementWords();
  const closeHref = useAddress()({ form: null });
  const form = completionCommands.useCommandForm({
    intent,
    fields: { surveyId: id, version: String(version) },
    defaultValue: { closesOn: closesOn ?? "" },
    said: t("said.done"),
    leaveTo: closeHref,
  });
  return (
    <FormPanel form={form} title={t(`completion.${intent}`)} closeHref={closeHref} submit={t(`completion.${intent}`)}>
      <DateField {...form.field("closesOn")} label={t("completion.last-day")} required />
      <p className={classes.soft}>{t(`completion.${intent}-text`)}</p>
    </FormPanel>
  );
}
