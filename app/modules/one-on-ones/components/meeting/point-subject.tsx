import { IconAward, IconMessageHeart, IconReportAnalytics, IconTarget } from "@tabler/icons-react";
import { ComboField } from "#app/ui/combo-field/combo-field.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import type { MeetingPage } from "../../queries/meeting-page.ts";
import type { PointSubject } from "../../queries/point-subjects.ts";
import classes from "../one-on-ones.module.css";
import own from "./meeting.module.css";
import { useOneOnOneWords } from "../one-on-one-words.ts";

const icons = { GOAL: IconTarget, COMPETENCY: IconAward, FEEDBACK: IconMessageHeart, REVIEW: IconReportAnalytics };

/** What a talking point is about, and the way there. */
export function SubjectLink({ subject: { kind, title, link } }: { subject: PointSubject }) {
  const { t } = useOneOnOneWords();
  const Icon = icons[kind];
  return (
    <span className={classes.whoReads}>
      <Icon size={14} aria-label={t(`subject.${kind}`)} />
      {link ? <UiLink href={link}>{title}</UiLink> : title}
    </span>
  );
}

type SubjectFieldProps = { page: MeetingPage; field: object; subject?: PointSubject | null };

/** What it is to be about: a goal, a competency, feedback or a review of the two, as far as the reader may see them. */
export function SubjectField({ page, field, subject }: SubjectFieldProps) {
  const { t } = useOneOnOneWords();
  const known = page.subjectChoices;
  const choices = subject && !known.some(({ id }) => id === subject.id) ? [subject, ...known] : known;
  if (choices.length === 0) return null;
  return (
    <ComboField
      {...field}
      name="subject"
      label={t("point.subject")}
      hideLabel
      className={own.subject ?? ""}
      placeholder={t("point.no-subject")}
      emptyText={t("point.no-match")}
      clearLabel={t("point.clear-subject")}
      options={choices.map(({ kind, id, title }) => ({
        ...{ value: `${kind}:${id}`, label: title, description: t(`subject.${kind}`) },
      }))}
    />
  );
}
