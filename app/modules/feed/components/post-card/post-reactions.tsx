import { IconBulb, IconConfetti, IconHeart, IconSparkles, IconThumbUp } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { HiddenFields } from "#app/platform/forms/hidden-fields.tsx";
import { joinClasses } from "#app/ui/class-names/join-classes.ts";
import { reactionKinds, type MarkKind } from "../../domain/post.ts";
import { feedPlaces } from "../../feed-places.ts";
import type { PostView } from "../../queries/post-row.ts";
import { postCommands } from "../feed-commands.ts";
import classes from "./post-card.module.css";

const icons: Record<MarkKind, typeof IconHeart> = {
  LIKE: IconThumbUp,
  LOVE: IconHeart,
  CELEBRATE: IconConfetti,
  IDEA: IconBulb,
  APPLAUSE: IconSparkles,
};

/** What people said by a mark, each a button that says it too or takes it back; one form, for a feed has many of them. */
export function PostReactions({ post }: { post: PostView }) {
  const kinds: MarkKind[] = [
    ...(post.acts.applaud.may || countOf(post, "APPLAUSE") > 0 ? ["APPLAUSE" as const] : []),
    ...reactionKinds,
  ];
  return (
    <form method="post" action={feedPlaces.post(post.id)} className={classes.reactions}>
      <HiddenFields fields={{ intent: "react", postId: post.id }} />
      {kinds.map((kind) => (
        <Reaction key={kind} post={post} kind={kind} />
      ))}
    </form>
  );
}

function countOf({ reactions }: PostView, kind: MarkKind): number {
  return reactions.find((one) => one.kind === kind)?.count ?? 0;
}

/** What was pressed shows at once, before it is answered. */
function Reaction({ post, kind }: { post: PostView; kind: MarkKind }) {
  const { t } = useTranslation("feed");
  const command = postCommands.useCommand({ intent: "react", action: feedPlaces.post(post.id) });
  const stored = post.reactions.find((one) => one.kind === kind)?.mine ?? false;
  const mine = command.sending ? command.sending.has("on") : stored;
  const count = countOf(post, kind) + Number(mine) - Number(stored);
  const may = kind === "APPLAUSE" ? post.acts.applaud.may : post.acts.react.may;
  const Icon = icons[kind];
  const label = t(`reactions.${kind}`);
  return (
    <button
      type="submit"
      name={mine ? "off" : "on"}
      value={kind}
      onClick={(event) => {
        event.preventDefault();
        command.send({ intent: "react", postId: post.id, [mine ? "off" : "on"]: kind });
      }}
      className={joinClasses(classes.reaction, mine && classes.mine)}
      aria-pressed={mine}
      aria-label={count > 0 ? t("reactions.counted", { label, count }) : label}
      title={label}
      disabled={!may}
    >
      <Icon size={16} stroke={1.7} aria-hidden="true" />
      {count > 0 ? <span className={classes.count}>{count}</span> : null}
    </button>
  );
}
