import type { Command } from "#app/platform/forms/use-command.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { IconCalendar } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { CopyButton } from "#app/ui/copy-button/copy-button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { Entry, EntryList } from "#app/ui/entry-list/entry-list.tsx";
import type { OwnCalendarAddress } from "../../queries/own-calendar-address.ts";
import { calendarCommands } from "../identity-commands.ts";
import classes from "./settings.module.css";

export type CalendarAddressProps = {
  own: OwnCalendarAddress | null;
  timeZone: string;
  now: string;
};

/** Whether one's calendar can be read, and the ways to make an address, make it anew and end it. */
export function CalendarAddress({ own, timeZone, now }: CalendarAddressProps) {
  const { t } = useTranslation("identity");
  const command = calendarCommands.useCommand({ intent: ["make-calendar-address", "end-calendar-address"] });
  const onPage = calendarCommands.usePageAnswer("make-calendar-address");
  const answer = command.answer ?? onPage;
  const made = answer?.intent === "make-calendar-address" && answer.done ? answer.value.address : null;
  return (
    <>
      {made ? <Made address={made} /> : null}
      <calendarCommands.PageAnswer intents={["make-calendar-address", "end-calendar-address"]} />
      {own ? (
        <Kept own={own} timeZone={timeZone} now={now} command={command} />
      ) : (
        <EmptyState
          title={t("calendar.none")}
          action={<Act command={command} intent="make-calendar-address" primary words={t("calendar.make")} />}
        >
          {t("calendar.none-text")}
        </EmptyState>
      )}
    </>
  );
}

/** Shown this once. */
function Made({ address }: { address: string }) {
  const { t } = useTranslation("identity");
  return (
    <>
      <Callout tone="warning" announced title={t("calendar.made")}>
        {t("calendar.made-text")}
      </Callout>
      <code className={classes.token} dir="ltr">
        {address}
      </code>
      <div className={classes.submit}>
        <CopyButton
          text={address}
          label={t("calendar.copy")}
          copied={t("calendar.copied")}
          tone="primary"
          size="medium"
        />
      </div>
      <p className={classes.how}>{t("calendar.how")}</p>
    </>
  );
}

function Kept({
  own: { madeAt, readAt },
  timeZone,
  now,
  command,
}: Pick<CalendarAddressProps, "timeZone" | "now"> & { own: OwnCalendarAddress; command: Sending }) {
  const { t } = useTranslation("identity");
  const format = useFormat(timeZone);
  return (
    <EntryList label={t("settings.tab.calendar")}>
      <Entry
        icon={<IconCalendar />}
        title={t("calendar.kept")}
        facts={
          <>
            <span>{t("passkeys.made", { date: format.date(madeAt) })}</span>
            <span>
              {readAt ? t("calendar.read", { date: format.relative(readAt, new Date(now)) }) : t("calendar.unread")}
            </span>
          </>
        }
        action={
          <span className={classes.pair}>
            <Act command={command} intent="make-calendar-address" words={t("calendar.anew")} />
            <Act command={command} intent="end-calendar-address" words={t("calendar.end")} />
          </span>
        }
      />
    </EntryList>
  );
}

type Sending = Omit<Command, "answer">;
type ActProps = { command: Sending; intent: string; words: string; primary?: boolean };

function Act({ command, intent, words, primary }: ActProps) {
  return (
    <ActForm command={command} intent={intent}>
      <Button
        type="submit"
        tone={primary ? "primary" : "secondary"}
        size={primary ? "medium" : "small"}
        loading={command.sending?.get("intent") === intent}
      >
        {words}
      </Button>
    </ActForm>
  );
}
