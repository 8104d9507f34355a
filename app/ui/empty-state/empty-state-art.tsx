import type { ReactNode } from "react";
import classes from "./empty-state.module.css";

export type EmptyStateVariant = "start" | "search" | "done" | "locked" | "lost" | "people";

const wideStone = "M44 96c0-9 16-14 40-14s42 4 42 13-18 11-41 11-41-1-41-10Z";
const middleStone = "M58 76c1-8 13-12 29-12s27 5 26 12-12 9-28 9-28-2-27-9Z";
const smallStone = "M70 58c0-6 8-9 17-9s15 4 15 9-7 7-16 7-16-2-16-7Z";
const topStone = "M78 43c0-4 4-6 9-6s8 3 8 6-4 5-9 5-8-2-8-5Z";

/** The first stone lies; dashes show where the next ones go. */
const start = (
  <>
    <path className={classes.stoneDeep} d={wideStone} />
    <path className={classes.trace} d={middleStone} />
    <path className={classes.trace} d={smallStone} />
  </>
);

/** Scattered stones under a lens. */
const search = (
  <>
    <path className={classes.stone} d="M24 99c0-5 8-8 20-8s19 3 19 8-8 6-20 6-19-1-19-6Z" />
    <path className={classes.stoneLight} d="M112 98c0-6 9-9 20-9s19 4 19 9-9 7-20 7-19-1-19-7Z" />
    <path className={classes.stoneDeep} d="M72 88c0-5 6-8 15-8s14 3 14 8-6 6-15 6-14-1-14-6Z" />
    <circle className={classes.line} cx="86" cy="56" r="22" />
    <path className={classes.line} d="m102 72 14 15" />
    <path className={classes.trace} d="M76 58c0-4 5-6 11-6s9 2 9 6-4 5-10 5-10-1-10-5Z" />
  </>
);

/** The cairn is complete; its top stone is in colour. */
const done = (
  <>
    <path className={classes.stoneDeep} d={wideStone} />
    <path className={classes.stone} d={middleStone} />
    <path className={classes.stoneDeep} d={smallStone} />
    <path className={classes.accent} d={topStone} />
    <path className={classes.trace} d="M86 30v-8M72 34l-5-6M100 34l5-6" />
  </>
);

/** A great stone lies before the way in. */
const locked = (
  <>
    <path className={classes.stoneLight} d="M34 105V74c0-28 22-46 50-46s52 18 52 46v31Z" />
    <path className={classes.stoneDeep} d="M56 105c-3-24 8-44 29-44s33 20 29 44Z" />
    <circle className={classes.accent} cx="85" cy="86" r="5" />
    <path className={classes.line} d="M85 90v7" />
  </>
);

/** The cairn has toppled. */
const lost = (
  <>
    <path className={classes.stoneDeep} d="M18 97c0-8 14-12 32-12s34 4 34 11-14 9-33 9-33-1-33-8Z" />
    <path className={classes.stone} d="M92 80c6-6 19-3 31 5s18 15 14 19-18 2-30-5-20-14-15-19Z" />
    <path className={classes.stoneLight} d="M56 76c1-5 8-8 17-7s15 5 14 9-8 6-17 5-15-3-14-7Z" />
    <circle className={classes.accent} cx="146" cy="100" r="5" />
  </>
);

/** Three small cairns side by side. */
const people = (
  <>
    <path className={classes.stone} d="M16 99c0-6 9-9 21-9s21 3 21 9-9 6-21 6-21 0-21-6Z" />
    <path className={classes.stoneDeep} d="M25 85c0-5 5-8 12-8s12 3 12 8-5 6-12 6-12-1-12-6Z" />
    <path className={classes.stoneDeep} d="M58 96c0-8 12-12 27-12s27 4 27 12-12 9-27 9-27-1-27-9Z" />
    <path className={classes.stone} d="M69 75c0-7 7-10 16-10s16 4 16 10-7 8-16 8-16-2-16-8Z" />
    <path className={classes.accent} d="M76 57c0-5 4-8 9-8s9 3 9 8-4 6-9 6-9-1-9-6Z" />
    <path className={classes.stone} d="M112 99c0-6 9-9 21-9s21 3 21 9-9 6-21 6-21 0-21-6Z" />
    <path className={classes.stoneDeep} d="M121 85c0-5 5-8 12-8s12 3 12 8-5 6-12 6-12-1-12-6Z" />
  </>
);

const drawings: Record<EmptyStateVariant, ReactNode> = { start, search, done, locked, lost, people };

/** A drawing in the language of stones; decorative. */
export function EmptyStateArt({ variant }: { variant: EmptyStateVariant }) {
  return (
    <svg className={classes.art} viewBox="0 0 168 112" aria-hidden="true">
      <path className={classes.ground} d="M6 106h156" />
      {drawings[variant]}
    </svg>
  );
}
