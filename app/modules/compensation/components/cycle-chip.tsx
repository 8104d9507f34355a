import { Chip } from "#app/ui/chip/chip.tsx";
import type { CycleState } from "../domain/cycle-state.ts";
import { useCompensationWords } from "./use-compensation-words.ts";

const tones = { DRAFT: "grey", ACTIVE: "blue", IN_REVIEW: "blue", PUBLISHED: "green" } as const;

export function CycleChip({ state }: { state: CycleState }) {
  const { t } = useCompensationWords();
  return <Chip tone={tones[state]}>{t(`state.${state}`)}</Chip>;
}
