import { IconAlertTriangle, IconCircleCheckFilled, IconCircleDashed } from "@tabler/icons-react";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import { analyseText } from "../../domain/text-analysis.ts";
import classes from "../feedback.module.css";
import { useFeedbackWords } from "../feedback-words.ts";

/** What the text has and lacks while it is written, each with the words it was seen by. Nothing leaves the browser. */
export function AnalysisHints({ text }: { text: string }) {
  const { t, format, language } = useFeedbackWords();
  const { parts, vague, judged } = analyseText(text, language);
  if (!judged) return <SmallText as="p">{t("analysis.begin")}</SmallText>;
  return (
    <ul className={classes.hints} aria-label={t("analysis.title")}>
      {parts.map(({ part, cited }) => (
        <li key={part} className={classes.hint} data-found={cited.length > 0 || undefined}>
          {cited.length > 0 ? (
            <IconCircleCheckFilled size={16} aria-hidden="true" />
          ) : (
            <IconCircleDashed size={16} aria-hidden="true" />
          )}
          <span>
            {cited.length > 0
              ? t(`analysis.found.${part}`, { words: format.list(cited.map((one) => `“${one}”`)) })
              : t(`analysis.lacking.${part}`)}
          </span>
        </li>
      ))}
      {vague.length > 0 ? (
        <li className={classes.hint}>
          <IconAlertTriangle size={16} aria-hidden="true" />
          <span>{t("analysis.vague", { words: format.list(vague.map((one) => `“${one}”`)) })}</span>
        </li>
      ) : null}
    </ul>
  );
}
