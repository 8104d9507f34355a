import { Section } from "#app/ui/section/section.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import type { MeetingPage } from "../../queries/meeting-page.ts";
import classes from "../one-on-ones.module.css";
import own from "./meeting.module.css";
import { useOneOnOneWords } from "../one-on-one-words.ts";

/** What happened since the two met last, as far as the reader may see it. */
export function Since({ page: { since, me, other } }: { page: MeetingPage }) {
  const { t, format } = useOneOnOneWords();
  const nothing = since.goals.length + since.overdue.length + since.feedback.length === 0;
  return (
    <Section title={since.since ? t("since.title", { date: format.date(since.since) }) : t("since.four-weeks")}>
      {nothing ? <p className={classes.soft}>{t("since.nothing")}</p> : null}
      {since.goals.length > 0 ? (
        <>
          <h3 className={classes.small}>{t("since.goals")}</h3>
          <ul className={classes.plain}>
            {since.goals.map(({ id, title, percent, ownerName }) => (
              <li key={id}>
                <UiLink href={`/app/goal/${id}`}>{title}</UiLink>
                <span className={classes.soft}>
                  <span>{ownerName}</span>
                  <span>{format.percent(percent)}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {since.overdue.length > 0 ? (
        <>
          <h3 className={classes.small}>{t("since.overdue")}</h3>
          <ul className={classes.plain}>
            {since.overdue.map(({ id, text, link, owners, dueDate }) => (
              <li key={id}>
                <UiLink href={link}>{text}</UiLink>
                <span className={classes.soft}>
                  <span>{format.list(owners.map(({ name }) => name))}</span>
                  {dueDate ? <span>{t("actions.due", { date: format.date(dueDate) })}</span> : null}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {since.feedback.length > 0 ? (
        <>
          <h3 className={classes.small}>{t("since.feedback")}</h3>
          <ul className={classes.plain}>
            {since.feedback.map(({ id, kind, by, receiverId, text, link, at }) => (
              <li key={id}>
                <span className={own.clamped} dir="auto">
                  {link ? <UiLink href={link}>{text}</UiLink> : text}
                </span>
                <span className={classes.soft}>
                  <span>{t(`since.${kind}`, { name: receiverId === me.id ? me.name : other.name })}</span>
                  {by ? <span>{t("point.by", { name: by })}</span> : null}
                  <span>{format.date(at)}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Section>
  );
}
