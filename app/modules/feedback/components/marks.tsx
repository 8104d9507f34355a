import { IconBulb, IconEye, IconHeart, IconLock, IconMessage } from "@tabler/icons-react";
import { Chip } from "#app/ui/chip/chip.tsx";
import type { AskState } from "../domain/ask.ts";
import type { Sentiment } from "../domain/sentiment.ts";
import type { Visibility } from "../domain/visibility.ts";
import { useFeedbackWords } from "./feedback-words.ts";

const toneOf = { APPRECIATIVE: "green", CONSTRUCTIVE: "blue", NEUTRAL: "neutral" } as const;
const iconOf = { APPRECIATIVE: IconHeart, CONSTRUCTIVE: IconBulb, NEUTRAL: IconMessage } as const;

/** Praise, advice, or neither. */
export function SentimentChip({ sentiment }: { sentiment: Sentiment }) {
  const { t } = useFeedbackWords();
  const Icon = iconOf[sentiment];
  return (
    <Chip tone={toneOf[sentiment]} icon={<Icon size={14} aria-hidden="true" />}>
      {t(`sentiment.${sentiment}`)}
    </Chip>
  );
}

type VisibilityMarkProps = { visibility: Visibility; mine?: boolean };

/** Who reads it, in a word; of what one was given, as seen by oneself. */
export function VisibilityMark({ visibility, mine = false }: VisibilityMarkProps) {
  const { t } = useFeedbackWords();
  const Icon = visibility === "PUBLIC" ? IconEye : IconLock;
  const isMine = mine && (visibility === "RECEIVER_AND_MANAGER" || visibility === "RECEIVER");
  return (
    <>
      <Icon size={14} aria-hidden="true" />
      {isMine ? t(`visibility-mine.${visibility}`) : t(`visibility.${visibility}`)}
    </>
  );
}

const toneOfState = {
  ASKED: "blue",
  ACCEPTED: "blue",
  ANSWERED: "green",
  DECLINED: "grey",
  CANCELLED: "grey",
} as const;

export function AskChip({ state }: { state: AskState }) {
  const { t } = useFeedbackWords();
  return <Chip tone={toneOfState[state]}>{t(`state.${state}`)}</Chip>;
}
