import { IconDownload, IconPlus } from "@tabler/icons-react";
import { Granting } from "#app/platform/ability/granting.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { Stat } from "#app/ui/stat/stat.tsx";
import type { PersonPoints } from "../../queries/person-points.ts";
import { pointsPlaces } from "../../points-places.ts";
import { personCommands } from "../points-commands.ts";
import classes from "../points.module.css";
import { usePointsWords } from "../points-words.ts";
import { RecordPanel } from "../record-panel.tsx";
import { CorrectPanel } from "./correct-panel.tsx";
import { Escalations } from "./escalations.tsx";
import { EventRow } from "./event-row.tsx";
import { OneMoreTable } from "./one-more.tsx";
import { useMayOnPoints } from "./use-may-on-points.ts";

export type PersonData = PersonPoints & {
  form: "add" | null;
  event: string | null;
  /** May begin reviews, and so the one a threshold asks for. */
  /** Where the note stands that a threshold has begun, by threshold. */
  notes: Readonly<Record<string, string>>;
  mayStartReview: boolean;
  place: { place: number; people: number } | null;
};

/** Somebody's points: how many and until when, why, and what one more would do. */
export function PersonScreen({ page }: { page: PersonData }) {
  return (
    <Granting granted={page.granted}>
      <Points page={page} />
    </Granting>
  );
}

function Points({ page }: { page: PersonData }) {
  const { t, points } = usePointsWords();
  const address = useAddress();
  const mayDo = useMayOnPoints(page);
  const { person, isMe, balance, events } = page;
  const opened = mayDo("correct") ? events.find(({ id }) => id === page.event) : undefined;
  const title = isMe ? t("navigation.mine") : t("person.title", { name: person.name });
  return (
    <Stack>
      <PageHeader
        title={title}
        actions={
          <>
            {events.length > 0 ? (
              <Button
                tone="quiet"
                icon={<IconDownload aria-hidden="true" />}
                href={`${pointsPlaces.export}?employeeId=${person.id}`}
                rel="external"
              >
                {t("print.download")}
              </Button>
            ) : null}
            {mayDo("record") ? (
              <Button tone="primary" icon={<IconPlus aria-hidden="true" />} href={address({ form: "add" })}>
                {t("add.title")}
              </Button>
            ) : null}
          </>
        }
      />
      <personCommands.PageAnswer intents={personIntents} said={t("said.saved")} />
      <Figures page={page} />
      {page.frozen ? <Callout tone="info" title={t("appeal.frozen")} /> : null}
      <Escalations page={page} />
      <OneMoreTable page={page} />
      <Section title={t("why.title", { points: points(balance) })} description={t("why.text")}>
        {events.length === 0 ? (
          <EmptyState title={t(isMe ? "why.none-mine" : "why.none")}>
            {t(page.hasRules ? "why.none-text" : "why.no-rules")}
          </EmptyState>
        ) : (
          <ul className={classes.plain}>
            {events.map((event) => (
              <EventRow key={event.id} page={page} event={event} />
            ))}
          </ul>
        )}
      </Section>
      {page.form === "add" && mayDo("record") ? (
        <RecordPanel commands={personCommands} person={person} today={page.today} closeHref={address({ form: null })} />
      ) : null}
      {opened ? <CorrectPanel key={opened.id} event={opened} /> : null}
    </Stack>
  );
}

const personIntents = ["record", "correct", "withdraw", "appeal", "decide", "take-back", "handle"] as const;

function Figures({ page: { balance, next, nextThreshold, place } }: { page: PersonData }) {
  const { t, format, points } = usePointsWords();
  return (
    <div className={classes.stats}>
      <Stat
        label={t("figure.balance")}
        value={format.number(balance)}
        {...(nextThreshold !== null && { hint: t("figure.threshold", { count: nextThreshold - balance }) })}
      />
      <Stat
        label={t("figure.next")}
        value={next ? format.date(next.on) : "–"}
        {...(next && { hint: t("figure.expire", { points: points(next.points) }) })}
      />
      {place ? (
        <Stat
          label={t("figure.place")}
          value={format.number(place.place)}
          hint={t("figure.among", { count: place.people, number: format.number(place.people) })}
        />
      ) : null}
    </div>
  );
}
