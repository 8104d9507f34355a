import classes from "./due-mark.module.css";

export interface DueMarkProps {
  /** The day, as it is written. */
  date: string;
  /** Words that say what the colour says, such as "2 days overdue". */
  hint?: string | null;
  colour: "RED" | "BLUE" | "ORANGE" | "GREY";
}

/** A day by which something is due, with a mark of the colour that says how near it is. */
export function DueMark({ date, hint, colour }: DueMarkProps) {
  return (
    <span className={classes.root} data-colour={colour}>
      <span className={classes.date}>{date}</span>
      {hint ? <span className={classes.hint}>{hint}</span> : null}
    </span>
  );
}
