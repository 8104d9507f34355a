import { Chip, type Tone } from "#app/ui/chip/chip.tsx";
import type { NoteOutcome, NoteState, Severity } from "../domain/note.ts";
import { useDisciplinaryWords } from "./disciplinary-words.ts";

const stateTones: Record<NoteState, Tone> = {
  DRAFT: "grey",
  IN_REVIEW: "blue",
  PUBLISHED: "blue",
  OVERTURNED: "grey",
};
const outcomeTones: Record<NoteOutcome, Tone> = {
  ACKNOWLEDGED: "green",
  SIGNED: "green",
  SIGNED_WITH_DISAGREEMENT: "orange",
  REFUSED: "red",
  EXPIRED: "grey",
};
const severityTones: Record<Severity, Tone> = { LOW: "step-1", MEDIUM: "step-2", HIGH: "step-3", CRITICAL: "step-4" };

/** How a note stands: its answer once there is one. */
export function StateMark({ state, outcome }: { state: NoteState; outcome: NoteOutcome | null }) {
  const { t } = useDisciplinaryWords();
  if (state === "PUBLISHED" && outcome) return <Chip tone={outcomeTones[outcome]}>{t(`outcome.${outcome}`)}</Chip>;
  return <Chip tone={stateTones[state]}>{t(`state.${state}`)}</Chip>;
}

export function SeverityMark({ severity }: { severity: Severity }) {
  const { t } = useDisciplinaryWords();
  return <Chip tone={severityTones[severity]}>{t(`severity.${severity}`)}</Chip>;
}
