import { useEffect, useState } from "react";
import { Chip } from "#app/ui/chip/chip.tsx";
import type { MeetingPage } from "../../queries/meeting-page.ts";
import { useOneOnOneWords } from "../one-on-one-words.ts";

/** How much time is left of what was agreed, while the meeting runs. */
export function MeetingTimer({ page: { status, openedAt, minutes } }: { page: MeetingPage }) {
  const { t } = useOneOnOneWords();
  const [now, setNow] = useState<number | null>(null);
  const running = status === "ACTIVE" && openedAt !== null;
  useEffect(() => {
    if (!running) return undefined;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 15_000);
    return () => clearInterval(timer);
  }, [running]);
  if (!running || now === null) return null;
  const left = minutes - Math.floor((now - new Date(openedAt).getTime()) / 60_000);
  // A meeting of yesterday that nobody completed has no clock running.
  if (left < -120) return null;
  return (
    <Chip tone={left < 0 ? "red" : left <= 5 ? "orange" : "neutral"}>
      {left < 0 ? t("timer.over", { count: -left }) : t("timer.left", { count: left })}
    </Chip>
  );
}
