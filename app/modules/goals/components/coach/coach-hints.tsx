import { IconBulb, IconX } from "@tabler/icons-react";
import { useRef, useState, useEffect } from "react";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { useDebouncedCallback } from "#app/ui/debounced-callback/use-debounced-callback.ts";
import { useSteadyFocus } from "#app/ui/steady-focus/use-steady-focus.ts";
import { coach, coachKeyResult, type Hint } from "../../domain/coach/coach.ts";
import type { MeasureType } from "#app/modules/metrics/domain.ts";
import { draftOf, keyResultOf } from "./coach-draft.ts";
import classes from "./coach.module.css";
import { useGoalWords } from "../goal-words.ts";
import { useNearby } from "./use-nearby.ts";

const pause = 250;

/** What a form says, a moment after somebody stopped writing in it; null until it was written in. */
function useWritten<Draft>(formId: string, read: (data: FormData) => Draft): Draft | null {
  const [draft, setDraft] = useState<Draft | null>(null);
  const readLater = useDebouncedCallback((form: HTMLFormElement) => setDraft(read(new FormData(form))), pause);
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const later = () => readLater(form);
    // A row that was added or taken away moves the focus, and sends no input.
    for (const name of ["input", "change", "focusin"]) form.addEventListener(name, later);
    return () => {
      readLater.cancel();
      for (const name of ["input", "change", "focusin"]) form.removeEventListener(name, later);
    };
  }, [formId, readLater]);
  return draft;
}

const mostShown = 4;

/** What might be better about an objective, while it is written. */
export function ObjectiveHints({
  formId,
  goalId,
  writesKeyResults = false,
}: {
  formId: string;
  goalId?: string;
  writesKeyResults?: boolean;
}) {
  const draft = useWritten(formId, draftOf);
  const nearby = useNearby(draft?.title ?? "", goalId);
  return (
    <Hints hints={draft ? coach({ ...draft, keyResults: writesKeyResults ? draft.keyResults : null, nearby }) : []} />
  );
}

/** The same for a key result in a form of its own. */
export function KeyResultHints({ formId, measure }: { formId: string; measure?: MeasureType }) {
  const draft = useWritten(formId, keyResultOnly);
  const known = draft && measure ? { ...draft, measureType: measure } : draft;
  return <Hints hints={known ? coachKeyResult(known).map((hint) => ({ ...hint, keyResult: null })) : []} />;
}

function keyResultOnly(data: FormData) {
  return keyResultOf(data);
}

/** Hints one may follow or wave away; each names the rule it comes from. */
function Hints({ hints }: { hints: readonly Hint[] }) {
  const { t } = useGoalWords();
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const box = useRef<HTMLDivElement>(null);
  useSteadyFocus(box);
  const keyOf = ({ rule, keyResult, params }: Hint) => JSON.stringify([rule, keyResult, params]);
  const shown = hints.filter((hint) => !dismissed.has(keyOf(hint))).slice(0, mostShown);
  return (
    <div
      ref={box}
      role="status"
      aria-label={t("coach.title")}
      className={classes.hints}
      data-empty={shown.length === 0 || undefined}
    >
      {shown.map((hint) => (
        <div key={keyOf(hint)} className={classes.hint}>
          <IconBulb size={18} aria-hidden="true" className={classes.bulb} />
          <p className={classes.words}>
            <b>{t(`coach.rule.${hint.rule}.name`)}</b>
            {hint.keyResult === null ? null : (
              <span className={classes.where}> · {t("create.key-result-number", { number: hint.keyResult + 1 })}</span>
            )}
            <br />
            {t(`coach.rule.${hint.rule}.text`, hint.params)}
          </p>
          <IconButton
            size="small"
            label={t("coach.dismiss", { rule: t(`coach.rule.${hint.rule}.name`) })}
            icon={<IconX />}
            onClick={() => setDismissed(new Set([...dismissed, keyOf(hint)]))}
          />
        </div>
      ))}
    </div>
  );
}
