import { IconArrowRampRight, IconBriefcase, IconHierarchy3, IconLayersIntersect, IconMapPin, IconStairs, IconUserCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Section } from "#app/ui/section/section.tsx";
import { Timeline } from "#app/ui/timeline/timeline.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import type { AssignmentKind } from "../domain/assignment.ts";
import type { TimelineEntry } from "../queries/assignment-timeline.ts";
import { dayBefore } from "./day-before.ts";
import classes from "./profile.module.css";

const icons: Record<AssignmentKind, typeof IconBriefcase> = {
  REPORTING_LINE: IconHierarchy3, DOTTED_LINE: IconArrowRampRight, ORG_UNIT: IconLayersIntersect, JOB_ROLE: IconBriefcase, GRADE: IconStairs, LOCATION: IconMapPin, STATUS: IconUserCheck,
};

/** What is planned, what holds, and what was. */
export function AssignmentTimeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const { t } = useTranslation("people");
  const told = useTold();
  const groups = (["planned", "current", "past"] as const).map((period) => ({ period, members: entries.filter((entry) => entry.period === period) }));
  return (
    <Section title={t("timeline.title")}>
      {groups.filter(({ members }) => members.length > 0).map(({ period, members }) => (
        <div key={period} className={classes.period} data-period={period}>
          <h3>{t(`timeline.${period}`)}</h3>
          <Timeline label={t(`timeline.${period}`)} entries={members.map(told)} />
        </div>
      ))}
    </Section>
  );
}

/** An entry in words: what, since or until when. */
function useTold() {
  const { t } = useTranslation("people");
  const format = useFormat();
  return ({ id, kind, value, personId, validFrom, validTo, period }: TimelineEntry) => {
    const Icon = icons[kind];
    const name = kind === "STATUS" ? t(`status.${value as "ACTIVE"}`) : (value ?? t("timeline.nobody"));
    const from = format.date(validFrom);
    const until = validTo && format.date(dayBefore(validTo));
    return {
      id,
      mark: <Icon size={16} aria-hidden="true" />,
      title: <><span className={classes.kind}>{t(`kind.${kind}`)}</span> {personId ? <UiLink href={`/app/employee/${personId}`}>{name}</UiLink> : <strong>{name}</strong>}</>,
      dateTime: validFrom,
      time: until ? t("timeline.from-until", { from, until }) : t(period === "planned" ? "timeline.from" : "timeline.since", { from }),
    };
  };
}
