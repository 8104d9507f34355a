import type { ReactNode } from "react";
import classes from "./timeline.module.css";

export interface TimelineEntry {
  id: string;
  /** An avatar or an icon; a pebble without it. */
  mark?: ReactNode;
  title: ReactNode;
  /** The moment in the reader's words, and as ISO 8601. */
  time: string;
  dateTime: string;
  body?: ReactNode;
}

export interface TimelineProps {
  label: string;
  entries: readonly TimelineEntry[];
}

/** What happened, newest first or oldest first as given. */
export function Timeline({ label, entries }: TimelineProps) {
  return (
    <ol aria-label={label}>
      {entries.map((entry) => (
        <TimelineItem key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}

/** One line of what happened, for lists that show other things among them. */
export function TimelineItem({ entry: { mark, title, time, dateTime, body } }: { entry: TimelineEntry }) {
  return (
    <li className={classes.entry}>
      <span className={classes.mark}>{mark}</span>
      <div className={classes.content}>
        <bdi>{title}</bdi>
        <time className={classes.time} dateTime={dateTime}>
          {time}
        </time>
        {body ? <div className={classes.body}>{body}</div> : null}
      </div>
    </li>
  );
}
