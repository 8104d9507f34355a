import classes from "./key-hint.module.css";

/** Keys of a shortcut, such as Ctrl and K. */
export function KeyHint({ keys }: { keys: readonly string[] }) {
  return (
    <span className={classes.root} dir="ltr">
      {keys.map((key) => (
        <kbd key={key} className={classes.key}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
