import { Fragment } from "react";
import classes from "./search-screen.module.css";
import { markedParts } from "./marked-parts.ts";

/** A text with the words that were looked for marked in it. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return (
    <bdi>
      {markedParts(text, words).map(({ part, isMarked }, index) =>
        isMarked ? (
          <mark key={index} className={classes.mark}>
            {part}
          </mark>
        ) : (
          <Fragment key={index}>{part}</Fragment>
        ),
      )}
    </bdi>
  );
}
