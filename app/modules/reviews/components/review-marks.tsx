import { Chip, type Tone } from "#app/ui/chip/chip.tsx";
import type { CycleState } from "../domain/cycle-state.ts";
import type { NominationStatus } from "../data/nomination-record.ts";
import type { FormStanding } from "../domain/form-state.ts";
import { useReviewWords } from "./review-words.ts";

const cycleTones: Readonly<Record<CycleState, Tone>> = {
  DRAFT: "grey",
  IN_PROGRESS: "blue",
  PUBLISHED: "green",
  CANCELLED: "grey",
};

export function CycleChip({ state }: { state: CycleState }) {
  const { t } = useReviewWords();
  return <Chip tone={cycleTones[state]}>{t(`state.${state}`)}</Chip>;
}

const formTones: Readonly<Record<FormStanding, Tone>> = {
  NOT_STARTED: "grey",
  IN_PROGRESS: "blue",
  SUBMITTED: "green",
  PUBLISHED: "green",
  ACKNOWLEDGED: "green",
};

/** How a form stands. */
export function FormChip({ standing }: { standing: FormStanding }) {
  const { t } = useReviewWords();
  return <Chip tone={formTones[standing]}>{t(`standing.${standing}`)}</Chip>;
}

const nominationTones: Readonly<Record<NominationStatus, Tone>> = {
  PROPOSED: "blue",
  REFUSED: "grey",
  NOMINATED: "blue",
  ACCEPTED: "blue",
  DECLINED: "red",
  SUBMITTED: "green",
  WITHDRAWN: "grey",
};

/** How a nomination stands. */
export function NominationChip({ status }: { status: NominationStatus }) {
  const { t } = useReviewWords();
  return <Chip tone={nominationTones[status]}>{t(`nomination.${status}`)}</Chip>;
}
