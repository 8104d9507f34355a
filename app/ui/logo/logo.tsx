import classes from "./logo.module.css";

export interface LogoProps {
  /** The word beside the stones; the stones alone without it. */
  wordmark?: string;
  /** Height of the stones in pixels. */
  size?: number;
  /** Said aloud where no word is shown. */
  label?: string;
}

/** Three stones, the top one in the tenant's colour. */
export function Logo({ wordmark, size = 24, label }: LogoProps) {
  const aria =
    label && !wordmark ? ({ role: "img", "aria-label": label } as const) : ({ "aria-hidden": true } as const);
  return (
    <span className={classes.root}>
      <svg width={size} height={size} viewBox="0 0 24 24" {...aria}>
        <path
          className={classes.base}
          d="M1.6 18.9c0-2.7 4.5-4.2 10.6-4.2s10.2 1.5 10.2 4.1-4.2 3.6-10.3 3.6-10.5-.9-10.5-3.5Z"
        />
        <path
          className={classes.middle}
          d="M4.9 11.4c0-2.3 3.2-3.6 7.5-3.6s6.9 1.3 6.9 3.4-2.9 2.9-7.2 2.9-7.2-.7-7.2-2.7Z"
        />
        <path className={classes.top} d="M8.2 4.7c0-1.8 1.7-3 4.1-3s3.8 1.1 3.8 2.9-1.5 2.6-3.9 2.6-4-.8-4-2.5Z" />
      </svg>
      {wordmark ? <span className={classes.word}>{wordmark}</span> : null}
    </span>
  );
}
