import classes from "./due-mark.module.css";

export interface DueMarkProps {
  /** The day, as it is written. */
  date: string;
  /** Words that say what the colour says, such as "2 days overdue". */
  hint?: string | null;
  colour: "RED" | "BLUE" | "ORANGE" | "GREY";
  /** The day has passed: the only red there is. What is merely near is amber, what is far has no mark. */
  overdue?: boolean;
}

/** A day by which something is due, with a mark of the colour that says how near it is. */
export function DueMark({ date, hint, colour, overdue = false }: DueMarkProps) {
  const looks = { "data-colour": colour, "data-overdue": overdue ? "" : undefined };
  // A list has one a row.
  if (!hint)
    return (
      <span className={`${classes.root} ${classes.date}`} {...looks}>
        {date}
      </span>
    );
  return (
    <span className={`${classes.root} ${classes.both}`} {...looks}>
      <span className={classes.date}>{date}</span>
      <span className={classes.hint}>{hint}</span>
    </span>
  );
}
