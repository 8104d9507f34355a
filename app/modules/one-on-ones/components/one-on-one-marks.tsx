import { Chip, type Tone } from "#app/ui/chip/chip.tsx";
import type { Standing } from "../domain/meeting-state.ts";
import { useOneOnOneWords } from "./one-on-one-words.ts";

const tones: Readonly<Record<Standing, Tone>> = {
  UPCOMING: "blue",
  RUNNING: "orange",
  HELD: "green",
  MISSED: "red",
  CANCELLED: "grey",
  DISABLED: "grey",
};

/** How a meeting stands. */
export function StandingChip({ standing }: { standing: Standing }) {
  const { t } = useOneOnOneWords();
  return <Chip tone={tones[standing]}>{t(`standing.${standing}`)}</Chip>;
}
