import { useMemo } from "react";
import { wordingHints } from "../../domain/wording.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";

/** What might be unfair or of no use in a text, with the rule named; nobody is kept from writing it. */
export function Wording({ text }: { text: string }) {
  const { t, format, language } = useReviewWords();
  const hints = useMemo(() => wordingHints(text, language), [text, language]);
  if (hints.length === 0) return null;
  return (
    <ul className={classes.hints} aria-live="polite">
      {hints.map(({ rule, words }) => (
        <li key={rule}>
          <strong>{t(`wording.${rule}`)}</strong> {t(`wording.${rule}-text`, { words: format.list(words) })}
        </li>
      ))}
    </ul>
  );
}
