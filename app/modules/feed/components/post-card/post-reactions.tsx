import { IconBulb, IconConfetti, IconHeart, IconSparkles, IconThumbUp } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { joinClasses } from "#app/ui/class-names/join-classes.ts";
import { reactionKinds } from "../../domain/post.ts";
import { feedPlaces } from "../../feed-places.ts";
import type { PostView } from "../../queries/post-row.ts";
import { postCommands } from "../feed-commands.ts";
import classes from "./post-card.module.css";

const icons = { LIKE: IconThumbUp, LOVE: IconHeart, CELEBRATE: IconConfetti, IDEA: IconBulb, APPLAUSE: IconSparkles };
type Kind = keyof typeof icons;

/** What people said by a mark, each a button that says it too or takes it back. */
export function PostReactions({ post }: { post: PostView }) {
  const kinds: Kind[] = [
    ...(post.acts.applaud.may || countOf(post, "APPLAUSE") > 0 ? ["APPLAUSE" as const] : []),
    ...reactionKinds,
  ];
  return (
    <div className={classes.reactions}>
      {kinds.map((kind) => (
        <Reaction key={kind} post={post} kind={kind} />
      ))}
    </div>
  );
}

function countOf({ reactions }: PostView, kind: Kind): number {
  return reactions.find((one) => one.kind === kind)?.count ?? 0;
}

/** What was pressed shows at once, before it is answered. */
function Reaction({ post, kind }: { post: PostView; kind: Kind }) {
  const { t } = useTranslation("feed");
  const command = postCommands.useCommand({ intent: "react", action: feedPlaces.post(post.id) });
  const stored = post.reactions.find((one) => one.kind === kind)?.mine ?? false;
  const sent = command.sending?.get("has");
  const mine = sent === undefined || sent === null ? stored : sent === "true";
  const count = countOf(post, kind) + Number(mine) - Number(stored);
  const may = kind === "APPLAUSE" ? post.acts.applaud.may : post.acts.react.may;
  const Icon = icons[kind];
  const label = t(`reactions.${kind}`);
  return (
    <ActForm command={command} intent="react" fields={{ postId: post.id, kind, has: String(!mine) }}>
      <button
        type="submit"
        className={joinClasses(classes.reaction, mine && classes.mine)}
        aria-pressed={mine}
        aria-label={count > 0 ? t("reactions.counted", { label, count }) : label}
        title={label}
        disabled={!may}
      >
        <Icon size={16} stroke={1.7} aria-hidden="true" />
        {count > 0 ? <span className={classes.count}>{count}</span> : null}
      </button>
    </ActForm>
  );
}
