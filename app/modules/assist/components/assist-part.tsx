import { IconArrowBackUp, IconSparkles } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button/button.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import { assistPlaces } from "../assist-places.ts";
import type { Asked } from "../use-cases/ask.ts";
import { askCommands } from "./assist-commands.ts";
import classes from "./assist.module.css";
import { useAnswer } from "./use-answer.ts";

export type AssistPartProps = {
  /** The key of the feature: `feedback.rephrase`. */
  feature: string;
  /** What is asked, in the words of the room. */
  label: string;
  /** What stands in the form at this moment. */
  input: () => Readonly<Record<string, unknown>>;
  /** Writes a text into the form; answers what takes it back. */
  write: (text: string) => () => void;
  /** Each line of an answer is one that can be taken. */
  lines?: boolean;
  /** What rules say stands elsewhere already. */
  modelAlone?: boolean;
};

/** Help with what is being written: what rules say at once, and what a model says as it comes; each is taken over by a press. */
export function AssistPart({ feature, label, input, write, lines = false, modelAlone = false }: AssistPartProps) {
  const { t } = useTranslation("assist");
  const [undo, setUndo] = useState<(() => void) | null>(null);
  const command = askCommands.useCommand({ intent: "ask", action: assistPlaces.ask });
  const asked = command.answer?.done ? (command.answer.value as Asked) : null;
  const take = (text: string) => {
    const back = write(text);
    setUndo(() => () => {
      back();
      setUndo(null);
    });
  };
  return (
    <div className={classes.part}>
      <div className={classes.tools}>
        <Button
          size="small"
          icon={<IconSparkles size={16} aria-hidden="true" />}
          loading={command.awaited}
          onClick={() => command.send({ intent: "ask", feature, input: JSON.stringify(input()) }, assistPlaces.ask)}
        >
          {label}
        </Button>
        {undo ? (
          <Button size="small" tone="quiet" icon={<IconArrowBackUp size={16} aria-hidden="true" />} onClick={undo}>
            {t("undo")}
          </Button>
        ) : null}
      </div>
      {asked ? <Answers asked={asked} take={take} lines={lines} modelAlone={modelAlone} /> : null}
    </div>
  );
}

type AnswersProps = { asked: Asked; take: (text: string) => void; lines: boolean; modelAlone: boolean };

function Answers({ asked, take, lines, modelAlone }: AnswersProps) {
  const { t } = useTranslation("assist");
  const answer = useAnswer(asked.askId);
  const waits = asked.askId !== null && (answer === null || answer.state === "ASKED" || answer.state === "RUNNING");
  return (
    <div className={classes.answers} aria-live="polite" aria-busy={waits}>
      {asked.model ? (
        <Answer
          by={t("by-model", { model: asked.model })}
          text={answer?.text ?? ""}
          take={waits ? null : take}
          lines={lines}
        >
          {waits ? t("waits") : answer?.fault ? t(`errors.fault-${answer.fault as "busy"}`) : null}
        </Answer>
      ) : null}
      {asked.why && (asked.why !== "off" || modelAlone) ? <SmallText as="p">{t(`why.${asked.why}`)}</SmallText> : null}
      {modelAlone ? null : (
        <Answer by={t("by-rules")} text={asked.byRules} take={take} lines={lines}>
          {asked.byRules === "" ? t("rules-say-nothing") : null}
        </Answer>
      )}
    </div>
  );
}

type AnswerProps = {
  by: string;
  text: string;
  take: ((text: string) => void) | null;
  lines: boolean;
  children: string | null;
};

/** Who says what, and what they read of it. */
function Answer({ by, text, take, lines, children }: AnswerProps) {
  const { t } = useTranslation("assist");
  const said = lines ? text.split("\n").filter((line) => line.trim() !== "") : [text];
  return (
    <section className={classes.answer} aria-label={by}>
      <SmallText as="p">{by}</SmallText>
      {text === ""
        ? null
        : said.map((one) => (
            <div key={one} className={classes.said}>
              <p className={classes.text}>{one}</p>
              {take ? (
                <Button
                  size="small"
                  onClick={() => take(one)}
                  aria-label={lines ? t("use-one", { text: one }) : undefined}
                >
                  {t("use")}
                </Button>
              ) : null}
            </div>
          ))}
      {children ? <SmallText as="p">{children}</SmallText> : null}
    </section>
  );
}
