import { Form, useNavigation } from "@remix-run/react";
import { IconCalendar } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { CommandResult } from "#app/platform/http/command.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { CopyButton } from "#app/ui/copy-button/copy-button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { Entry, EntryList } from "#app/ui/entry-list/entry-list.tsx";
import type { OwnCalendarAddress } from "../queries/own-calendar-address.ts";
import { DoorError } from "./door-error.tsx";
import classes from "./settings.module.css";

export type CalendarAddressProps = {
  own: OwnCalendarAddress | null;
  timeZone: string;
  now: string;
  result: CommandResult | null;
};

/** Whether one's calendar can be read, and the ways to make an address, make it anew and end it. */
export function CalendarAddress({ own, timeZone, now, result }: CalendarAddressProps) {
  const { t } = useTranslation("identity");
  const made =
    result?.intent === "make-calendar-address" && result.done ? (result.value as { address: string }).address : null;
  return (
    <>
      {made ? <Made address={made} /> : null}
      <DoorError result={result} />
      {own ? (
        <Kept own={own} timeZone={timeZone} now={now} />
      ) : (
        <EmptyState
          title={t("calendar.none")}
          action={<Act intent="make-calendar-address" primary words={t("calendar.make")} />}
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
}: Pick<CalendarAddressProps, "timeZone" | "now"> & { own: OwnCalendarAddress }) {
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
            <Act intent="make-calendar-address" words={t("calendar.anew")} />
            <Act intent="end-calendar-address" words={t("calendar.end")} />
          </span>
        }
      />
    </EntryList>
  );
}

function Act({ intent, words, primary }: { intent: string; words: string; primary?: boolean }) {
  const { formData } = useNavigation();
  return (
    <Form method="post">
      <Button
        type="submit"
        name="intent"
        value={intent}
        tone={primary ? "primary" : "secondary"}
        size={primary ? "medium" : "small"}
        loading={formData?.get("intent") === intent}
      >
        {words}
      </Button>
    </Form>
  );
}
