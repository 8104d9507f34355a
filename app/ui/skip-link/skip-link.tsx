import classes from "./skip-link.module.css";

/** The first thing a keyboard meets: leads past the navigation to the element with `targetId`. */
export function SkipLink({ targetId, label }: { targetId: string; label: string }) {
  return (
    <a href={`#${targetId}`} className={classes.root}>
      {label}
    </a>
  );
}
