import {
  IconAward,
  IconCake,
  IconEye,
  IconFlag,
  IconLock,
  IconMessage,
  IconPencil,
  IconTargetArrow,
  IconTrash,
  IconUsers,
} from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { PersonChip } from "#app/modules/people/ui.ts";
import { AttachedPicture } from "#app/platform/files/attachments/attached-picture.tsx";
import { attachmentAddress } from "#app/platform/files/attachments/attachment-address.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { DeleteForm } from "#app/platform/forms/delete-form.tsx";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useViewer } from "#app/shell/frame-context.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Card } from "#app/ui/card/card.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { MoreActions } from "#app/ui/more-actions/more-actions.tsx";
import { feedPlaces } from "../../feed-places.ts";
import type { PostView } from "../../queries/post-row.ts";
import { postCommands } from "../feed-commands.ts";
import classes from "./post-card.module.css";
import { PostAttributes } from "./post-attributes.tsx";
import { PostReactions } from "./post-reactions.tsx";
import { PostText } from "./post-text.tsx";
import { usePostedAgo } from "./use-posted-ago.ts";

export type PostCardProps = {
  post: PostView;
  /** On the page of the post itself: it leaves when the post is deleted. */
  alone?: boolean;
};

/** A post as lists and its own page show it: who said what to whom, and what may be done with it. */
export function PostCard({ post, alone = false }: PostCardProps) {
  return (
    <Card as="article" stacked id={post.id}>
      <PostHead post={post} alone={alone} />
      {post.card ? <CardText post={post} /> : <PostText post={post} />}
      <PostAttributes post={post} />
      <Pictures post={post} />
      <PostFoot post={post} alone={alone} />
    </Card>
  );
}

function PostHead({ post, alone }: Required<PostCardProps>) {
  const { t } = useTranslation("feed");
  const format = useFormat(useViewer().timeZone);
  const ago = usePostedAgo();
  return (
    <header className={classes.head}>
      <div className={classes.names}>
        {post.author ? (
          <PersonChip person={post.author} />
        ) : (
          <span className={classes.automated}>
            <span className={classes.mark}>{markOf(post)}</span>
            <span className={classes.author}>{t("automated")}</span>
          </span>
        )}
        <span className={classes.facts}>
          <UiLink href={feedPlaces.post(post.id)} className={classes.time}>
            <time dateTime={post.postedAt} title={format.dateTime(post.postedAt)}>
              {ago(post)}
            </time>
          </UiLink>
          {post.edited ? <span>{t("edited")}</span> : null}
          {post.audience === "ORGANIZATION" ? null : (
            <span className={classes.audience}>
              {post.audience === "PEOPLE" ? (
                <IconLock size={13} aria-hidden="true" />
              ) : (
                <IconUsers size={13} aria-hidden="true" />
              )}
              {t(`audience.${post.audience}`)}
            </span>
          )}
        </span>
      </div>
      {post.kind === "KUDOS" ? (
        <Chip tone="green" icon={<IconAward size={14} aria-hidden="true" />}>
          {t("kind.KUDOS")}
        </Chip>
      ) : null}
      {post.kind === "FEEDBACK" ? (
        <Chip tone="blue" icon={<IconMessage size={14} aria-hidden="true" />}>
          {t("kind.FEEDBACK")}
        </Chip>
      ) : null}
      <PostActs post={post} alone={alone} />
    </header>
  );
}

function markOf({ card }: PostView) {
  return card?.type === "ANNIVERSARY" ? (
    <IconCake size={18} aria-hidden="true" />
  ) : (
    <IconTargetArrow size={18} aria-hidden="true" />
  );
}

/** What the product tells of by itself, in the reader's words. */
function CardText({ post: { card } }: { post: PostView }) {
  const { t } = useTranslation("feed");
  if (!card) return null;
  if (card.type === "GOAL")
    return (
      <p className={classes.body}>
        {t("card.goal")} <UiLink href={`/app/goal/${card.goal.id}`}>{card.goal.title}</UiLink>
      </p>
    );
  return (
    <p className={classes.body}>
      <UiLink href={`/app/employee/${card.person.id}`} className={classes.mention}>
        {card.person.name}
      </UiLink>{" "}
      {t("card.anniversary", { count: card.years })}
    </p>
  );
}

function Pictures({ post: { pictures, author } }: { post: PostView }) {
  const { t } = useTranslation("feed");
  if (pictures.length === 0) return null;
  return (
    <ul className={classes.pictures} data-count={Math.min(pictures.length, 4)}>
      {pictures.map(({ id, width, height }) => (
        <li key={id}>
          <a href={attachmentAddress(id)} target="_blank" rel="noreferrer">
            <AttachedPicture
              id={id}
              width={width}
              height={height}
              alt={t("picture-by", { name: author?.name ?? "" })}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

function PostFoot({ post, alone }: Required<PostCardProps>) {
  const { t } = useTranslation("feed");
  return (
    <footer className={classes.foot}>
      <PostReactions post={post} />
      {alone ? null : (
        <UiLink href={`${feedPlaces.post(post.id)}#comments`} className={classes.comments}>
          <IconMessage size={16} aria-hidden="true" />
          {post.commentCount > 0 ? t("comments", { count: post.commentCount }) : t("comment")}
        </UiLink>
      )}
    </footer>
  );
}

function PostActs({ post, alone }: Required<PostCardProps>) {
  const { t } = useTranslation("feed");
  const { edit, delete: remove, report } = post.acts;
  const name = post.author?.name ?? t("automated");
  return (
    <MoreActions label={t("more", { name })} elsewhere={alone ? undefined : feedPlaces.post(post.id)}>
      {edit.may ? (
        <Button tone="quiet" href={`${feedPlaces.post(post.id)}?act=edit`} icon={<IconPencil />}>
          {t("edit")}
        </Button>
      ) : null}
      <Button tone="quiet" href={`${feedPlaces.post(post.id)}?act=why`} icon={<IconEye />}>
        {t("why.open")}
      </Button>
      {report.may ? (
        <Button tone="quiet" href={`${feedPlaces.post(post.id)}?act=report`} icon={<IconFlag />}>
          {t("report.title")}
        </Button>
      ) : null}
      {remove.may ? <DeletePost post={post} alone={alone} /> : null}
    </MoreActions>
  );
}

function DeletePost({ post, alone }: Required<PostCardProps>) {
  const { t } = useTranslation("feed");
  const fields = { postId: post.id };
  const command = postCommands.useCommand({
    intent: "delete-post",
    action: feedPlaces.post(post.id),
    said: () => ({
      text: t("deleted"),
      undo: { intent: "restore-post", fields, label: t("undo") },
    }),
    leaveTo: alone ? feedPlaces.feed : null,
  });
  if (alone) return <DeleteForm command={command} intent="delete-post" fields={fields} label={t("delete")} />;
  return (
    <ActForm command={command} intent="delete-post" fields={fields}>
      <Button type="submit" tone="quiet" icon={<IconTrash />} loading={command.busy}>
        {t("delete")}
      </Button>
    </ActForm>
  );
}
