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

const looks = {
  RED: `${classes.date} ${classes.near}`,
  BLUE: `${classes.date} ${classes.near}`,
  ORANGE: classes.date,
  GREY: `${classes.date} ${classes.far}`,
};
const passed = `${classes.date} ${classes.overdue}`;

/** A day by which something is due, with a mark of the colour that says how near it is. */
export function DueMark({ date, hint, colour, overdue = false }: DueMarkProps) {
  const day = <span className={overdue ? passed : looks[colour]}>{date}</span>;
  // A list has one a row.
  if (!hint) return day;
  return (
    <span className={classes.both}>
      {day}
      <span className={classes.hint}>{hint}</span>
    </span>
  );
}
