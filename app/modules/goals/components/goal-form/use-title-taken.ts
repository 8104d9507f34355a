import { useAnswerTo } from "#app/platform/forms/use-answer-to.ts";

const typingPause = 250;

/** Whether an objective of the time frame has this title already; false until it is known, and where it cannot be asked now. */
export function useTitleTaken(typed: string, timeFrame: string): boolean {
  const title = typed.trim();
  const address = `/app/goal/title-taken?${new URLSearchParams({ title, timeFrame })}`;
  const answer = useAnswerTo<{ taken: boolean }>(title && timeFrame ? address : null, typingPause);
  return answer?.taken ?? false;
}
