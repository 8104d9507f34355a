import { Chip, type Tone } from "#app/ui/chip/chip.tsx";
import type { Standing } from "../domain/meeting-state.ts";
import type { Reply } from "../domain/replies.ts";
import { useOneOnOneWords } from "./one-on-one-words.ts";

const tones: Readonly<Record<Standing, Tone>> = {
  UPCOMING: "grey",
  RUNNING: "blue",
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

const replyTones: Readonly<Record<Reply, Tone>> = { ACCEPTED: "green", TENTATIVE: "orange", DECLINED: "red" };

/** What somebody said to the invitation; `whose` is their name, or null of one's own. */
export function ReplyChip({ reply, whose }: { reply: Reply | null; whose: string | null }) {
  const { t } = useOneOnOneWords();
  const said = reply ?? "NONE";
  const text = whose === null ? t(`invitation.mine.${said}`) : t(`invitation.theirs.${said}`, { name: whose });
  return <Chip tone={reply ? replyTones[reply] : "grey"}>{text}</Chip>;
}
