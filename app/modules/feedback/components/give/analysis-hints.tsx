import { IconArrowBackUp, IconCircleCheckFilled, IconCircleDashed, IconPencil } from "@tabler/icons-react";
import { Button } from "#app/ui/button/button.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import {
  judgePhrasing,
  rephrase,
  withoutFillIns,
  withPart,
  type FillIns,
  type MissingPart,
} from "../../domain/rephrasing.ts";
import type { Sentiment } from "../../domain/sentiment.ts";
import { analyseText, type FoundPart, type TextPart } from "../../domain/text-analysis.ts";
import classes from "../feedback.module.css";
import { useFeedbackWords } from "../feedback-words.ts";

type HintsProps = {
  text: string;
  sentiment: Sentiment;
  /** Writes a better text into the field. */
  apply: (text: string) => void;
  /** Takes the last one back; null where there is none. */
  undo: (() => void) | null;
};

/** What the text has and lacks while it is written, and what may be said better, by a press. Nothing leaves the browser. */
export function AnalysisHints({ text, sentiment, apply, undo }: HintsProps) {
  const { t, language } = useFeedbackWords();
  const fillIns = useFillIns();
  const { parts, judged } = analyseText(withoutFillIns(text), language);
  const { findings, missing, open } = judgePhrasing(text, language, sentiment);
  if (!judged && findings.length === 0) return <SmallText as="p">{t("analysis.begin")}</SmallText>;
  return (
    <div className={classes.hints}>
      <SmallText as="p">{t("analysis.by-rules")}</SmallText>
      <ul className={classes.plain} aria-label={t("analysis.title")}>
        {parts.map((part) => (
          <Part
            key={part.part}
            found={part}
            add={
              partThatAdds[part.part] && missing.includes(partThatAdds[part.part]!)
                ? () => apply(withPart(text, partThatAdds[part.part]!, fillIns))
                : null
            }
          />
        ))}
        {findings.map((finding) => (
          <li key={`${finding.rule} ${finding.at}`} className={classes.hint}>
            <IconPencil size={16} aria-hidden="true" />
            <span className={classes.suggestion}>
              <span>
                <q>{finding.words}</q> {t(`phrasing.${finding.rule}`)}
              </span>
              <Button
                size="small"
                onClick={() => apply(rephrase(text, language, { fillIns, sentiment, only: finding }))}
              >
                {t("phrasing.replace")}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {open.length > 0 ? (
        <SmallText as="p">{t("phrasing.open", { count: open.length, first: open[0]! })}</SmallText>
      ) : null}
      <div className={classes.tools}>
        {findings.length > 1 ? (
          <Button size="small" onClick={() => apply(rephrase(text, language, { fillIns, sentiment }))}>
            {t("phrasing.replace-all")}
          </Button>
        ) : null}
        {undo ? (
          <Button size="small" icon={<IconArrowBackUp aria-hidden="true" />} onClick={undo}>
            {t("phrasing.undo")}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** The parts whose lack a press helps with. */
const partThatAdds: Readonly<Partial<Record<TextPart, MissingPart>>> = { observations: "EXAMPLE", next_steps: "WISH" };

function useFillIns(): FillIns {
  const { t } = useFeedbackWords();
  return {
    LABEL: t("fill-in.LABEL"),
    SWEEPING: t("fill-in.SWEEPING"),
    VAGUE: t("fill-in.VAGUE"),
    EXAMPLE: t("fill-in.EXAMPLE"),
    WISH: t("fill-in.WISH"),
  };
}

/** One part of a good feedback, with the words it was seen by, or what would be it. */
function Part({ found: { part, cited }, add }: { found: FoundPart; add: (() => void) | null }) {
  const { t, format } = useFeedbackWords();
  const isFound = cited.length > 0;
  return (
    <li className={classes.hint} data-found={isFound || undefined}>
      {isFound ? (
        <IconCircleCheckFilled size={16} aria-hidden="true" />
      ) : (
        <IconCircleDashed size={16} aria-hidden="true" />
      )}
      <span className={classes.suggestion}>
        <span>
          {isFound
            ? t(`analysis.found.${part}`, { words: format.list(cited.map((one) => `“${one}”`)) })
            : t(`analysis.lacking.${part}`)}
        </span>
        {add ? (
          <Button size="small" onClick={add} aria-label={t(`phrasing.add-${part as "observations"}`)}>
            {t("phrasing.add")}
          </Button>
        ) : null}
      </span>
    </li>
  );
}
