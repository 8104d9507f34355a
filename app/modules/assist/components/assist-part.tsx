import { IconArrowBackUp, IconSparkles } from "@tabler/icons-react";
import { Suspense, useEffect, useId, useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Button } from "#app/ui/button/button.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import { assistPlaces } from "../assist-places.ts";
import type { Asked } from "../use-cases/ask.ts";
import { askCommands } from "./assist-commands.ts";
import classes from "./assist.module.css";
import { useAnswer } from "./use-answer.ts";
import { useModelHelp } from "./use-model-help.ts";

export type AssistPartProps = {
  /** The key of the feature: `feedback.rephrase`. */
  feature: string;
  /** What is asked, in the words of the room. */
  label: string;
  /** What stands in the form at this moment. */
  input: () => Readonly<Record<string, unknown>>;
  /** Takes a text over; answers what takes it back, where it stands in the form alone. */
  take: (text: string) => (() => void) | undefined;
  /** Each line of an answer is one that can be taken. */
  lines?: boolean;
};

/**
 * A model's help with what is being written, as it comes; it is taken over by a press. Where no model helps there is nothing,
 * and no words are waited for: somebody types meanwhile, and what waited would take the page away from them.
 */
export function AssistPart(props: AssistPartProps) {
  if (!useModelHelp(props.feature)) return null;
  return (
    <Suspense fallback={null}>
      <ModelHelp {...props} />
    </Suspense>
  );
}

function ModelHelp({ feature, label, input, take, lines = false }: AssistPartProps) {
  const { t } = useTranslation("assist");
  const [undo, setUndo] = useUndo();
  const command = askCommands.useCommand({ intent: "ask", key: `${feature} ${useId()}`, action: assistPlaces.ask });
  const asked = command.answer?.done ? (command.answer.value as Asked) : null;
  const takeOver = (text: string) => {
    const back = take(text);
    if (!back) return;
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
          icon={<IconSparkles aria-hidden="true" />}
          loading={command.awaited}
          onClick={() => command.send({ intent: "ask", feature, input: JSON.stringify(input()) }, assistPlaces.ask)}
        >
          {label}
        </Button>
        {undo ? (
          <Button size="small" tone="quiet" icon={<IconArrowBackUp aria-hidden="true" />} onClick={undo}>
            {t("undo")}
          </Button>
        ) : null}
      </div>
      {asked ? <ModelAnswer key={asked.askId} asked={asked} take={takeOver} lines={lines} /> : null}
    </div>
  );
}

/** What was taken over can be taken back until somebody types on: what they typed is theirs. */
function useUndo() {
  const [undo, setUndo] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!undo) return undefined;
    // What fills a form by itself is no typing.
    const onInput = ({ isTrusted }: Event) => isTrusted && setUndo(null);
    document.addEventListener("input", onInput);
    return () => document.removeEventListener("input", onInput);
  }, [undo]);
  return [undo, setUndo] as const;
}

type ModelAnswerProps = { asked: Asked; take: (text: string) => void; lines: boolean };

/** What the model says, and what it read of it. */
function ModelAnswer({ asked: { askId, model, why }, take, lines }: ModelAnswerProps) {
  const { t } = useTranslation("assist");
  const answer = useAnswer(askId);
  if (!model) return <SmallText as="p">{t(`why.${why ?? "off"}`)}</SmallText>;
  const waits = answer === null || answer.state === "ASKED" || answer.state === "RUNNING";
  const text = answer?.text ?? "";
  const by = t("by-model", { model });
  const said = lines ? text.split("\n").filter((line) => line.trim() !== "") : [text].filter(Boolean);
  return (
    <section className={classes.answers} aria-label={by} aria-live="polite" aria-busy={waits}>
      <SmallText as="p">{by}</SmallText>
      {said.map((one) => (
        <div key={one} className={classes.said}>
          <p className={classes.text}>{one}</p>
          {waits ? null : (
            <Button size="small" onClick={() => take(one)} aria-label={lines ? t("use-one", { text: one }) : undefined}>
              {t("use")}
            </Button>
          )}
        </div>
      ))}
      {waits ? <SmallText as="p">{t("waits")}</SmallText> : null}
      {answer?.fault ? <SmallText as="p">{t(`errors.fault-${answer.fault as "busy"}`)}</SmallText> : null}
    </section>
  );
}
