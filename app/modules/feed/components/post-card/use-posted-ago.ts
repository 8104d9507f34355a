import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useViewer } from "#app/shell/frame-context.ts";
import type { PostView } from "../../queries/post-row.ts";

/** How long ago a post was made, in words. */
export function usePostedAgo(): (post: Pick<PostView, "postedAt">) => string {
  const { timeZone, now } = useViewer();
  const format = useFormat(timeZone);
  return ({ postedAt }) => format.relative(postedAt, now);
}
