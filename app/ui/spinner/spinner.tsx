import classes from "./spinner.module.css";

/** A turning ring; decorative, so its surroundings must say what is going on. */
export function Spinner() {
  return <span className={classes.root} aria-hidden="true" />;
}
