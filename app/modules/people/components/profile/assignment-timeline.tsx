import { ActForm } from "#app/platform/forms/act-form.tsx";
import { employeeCommands } from "../people-commands.ts";
import { useLocation } from "@remix-run/react";
import {
  IconArrowRampRight,
  IconBriefcase,
  IconHierarchy3,
  IconLayersIntersect,
  IconMapPin,
  IconStairs,
  IconUserCheck,
} from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Section } from "#app/ui/section/section.tsx";
import { Timeline } from "#app/ui/timeline/timeline.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import type { AssignmentKind } from "../../domain/assignment.ts";
import type { TimelineEntry } from "../../queries/assignment-timeline.ts";
import { PersonChip } from "../person-chip/person-chip.tsx";
import { dayBefore } from "../profile-panels/day-before.ts";
import classes from "./profile.module.css";

const icons: Record<AssignmentKind, typeof IconBriefcase> = {
  REPORTING_LINE: IconHierarchy3,
  DOTTED_LINE: IconArrowRampRight,
  ORG_UNIT: IconLayersIntersect,
  JOB_ROLE: IconBriefcase,
  GRADE: IconStairs,
  LOCATION: IconMapPin,
  STATUS: IconUserCheck,
};

export type AssignmentTimelineProps = {
  entries: readonly TimelineEntry[];
  /** Whether it tells what was recorded and holds no more; null where the reader may not know. */
  recorded: boolean | null;
  /** Whose timeline may be changed here; null where it may not. */
  changing: string | null;
};

/** What is planned, what holds, and what was; on demand also what was once recorded. */
export function AssignmentTimeline({ entries, recorded, changing }: AssignmentTimelineProps) {
  const { t } = useTranslation("people");
  const { pathname } = useLocation();
  const told = useTold(recorded === true, changing);
  const held = entries.filter((entry) => entry.supersededAt === null);
  const groups = [
    ...(["planned", "current", "past"] as const).map((group) => ({
      group,
      members: held.filter((entry) => entry.period === group),
    })),
    { group: "replaced" as const, members: entries.filter((entry) => entry.supersededAt !== null) },
  ];
  return (
    <Section
      title={t("timeline.title")}
      actions={
        recorded === null ? null : (
          <UiLink href={recorded ? pathname : `${pathname}?history=recorded`}>
            {t(recorded ? "timeline.hide-recorded" : "timeline.show-recorded")}
          </UiLink>
        )
      }
    >
      {groups
        .filter(({ members }) => members.length > 0)
        .map(({ group, members }) => (
          <div key={group} className={classes.period} data-period={group}>
            <h3>{t(`timeline.${group}`)}</h3>
            <Timeline label={t(`timeline.${group}`)} entries={members.map(told)} />
          </div>
        ))}
    </Section>
  );
}

/** An entry in words: what, since or until when. */
function useTold(recorded: boolean, changing: string | null) {
  const { t } = useTranslation("people");
  const format = useFormat();
  return (entry: TimelineEntry) => {
    const { id, kind, value, personId, validFrom, validTo, period } = entry;
    const Icon = icons[kind];
    const name = kind === "STATUS" ? t(`status.${value as "ACTIVE"}`) : (value ?? t("timeline.nobody"));
    const from = format.date(validFrom);
    const until = validTo && format.date(dayBefore(validTo));
    return {
      id,
      mark: <Icon size={16} aria-hidden="true" />,
      title: (
        <>
          <span className={classes.kind}>{t(`kind.${kind}`)}</span>{" "}
          {personId ? <PersonChip person={{ id: personId, name, photo: entry.photo }} /> : <strong>{name}</strong>}
        </>
      ),
      dateTime: validFrom,
      time: until
        ? t("timeline.from-until", { from, until })
        : t(period === "planned" ? "timeline.from" : "timeline.since", { from }),
      body: (
        <span className={classes.entryBody}>
          {recorded ? <Recorded entry={entry} /> : null}
          {changing && entry.supersededAt === null ? (
            <EntryActions entry={entry} employeeId={changing} name={`${name}, ${from}`} />
          ) : null}
        </span>
      ),
    };
  };
}

/** When and by whom it was recorded, and when something else took its place. */
function Recorded({ entry: { recordedAt, recordedBy, supersededAt } }: { entry: TimelineEntry }) {
  const { t } = useTranslation("people");
  const format = useFormat();
  if (recordedAt === null) return null;
  const at = format.dateTime(recordedAt);
  return (
    <span className={classes.recorded}>
      {recordedBy ? t("timeline.recorded-by", { at, name: recordedBy }) : t("timeline.recorded", { at })}
      {supersededAt ? ` · ${t("timeline.replaced-at", { at: format.dateTime(supersededAt) })}` : null}
    </span>
  );
}

/** A plan can be taken back; whatever is recorded wrongly can be corrected. */
function EntryActions({
  entry: { id, period },
  employeeId,
  name,
}: {
  entry: TimelineEntry;
  employeeId: string;
  name: string;
}) {
  const { t } = useTranslation("people");
  const command = employeeCommands.useCommand({ intent: "withdraw-planned-change" });
  return (
    <span className={classes.entryActions}>
      <UiLink href={`?correct=${id}`} aria-label={t("timeline.correct-named", { name })}>
        {t("timeline.correct")}
      </UiLink>
      {period === "planned" ? (
        <ActForm command={command} intent="withdraw-planned-change" fields={{ employeeId }}>
          <button
            type="submit"
            name="assignmentId"
            value={id}
            className={classes.linkButton}
            aria-label={t("timeline.withdraw-named", { name })}
          >
            {t("timeline.withdraw")}
          </button>
        </ActForm>
      ) : null}
    </span>
  );
}
