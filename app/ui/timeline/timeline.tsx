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
        <li key={entry.id} className={classes.entry}>
          <span className={classes.mark}>{entry.mark}</span>
          <div className={classes.content}>
            <span>{entry.title}</span>
            <time className={classes.time} dateTime={entry.dateTime}>
              {entry.time}
            </time>
            {entry.body ? <div className={classes.body}>{entry.body}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
