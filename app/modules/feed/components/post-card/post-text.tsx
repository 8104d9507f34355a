import { piecesOf } from "#app/modules/comments/domain.ts";
import { UiLink } from "#app/ui/link/link.tsx";
import { hashtagPieces } from "../../domain/post.ts";
import { feedPlaces } from "../../feed-places.ts";
import type { PostView } from "../../queries/post-row.ts";
import classes from "./post-card.module.css";

type PostTextProps = { post: Pick<PostView, "body" | "mentions" | "hashtags"> };

/** The text of a post; people and hashtags in it lead to their pages. It is text, and never markup. */
export function PostText({ post: { body, mentions, hashtags } }: PostTextProps) {
  const idOf = new Map(hashtags.map(({ id, name }) => [name, id]));
  return (
    <p className={classes.body} dir="auto">
      {piecesOf(body, mentions).map(({ text, mention }, index) =>
        mention ? (
          <UiLink key={index} href={`/app/employee/${mention.id}`} className={classes.mention}>
            {text}
          </UiLink>
        ) : (
          hashtagPieces(text).map((piece, place) => {
            const tagId = piece.hashtag === null ? undefined : idOf.get(piece.hashtag);
            return tagId ? (
              <UiLink key={`${index}-${place}`} href={feedPlaces.tag(tagId)}>
                {piece.text}
              </UiLink>
            ) : (
              piece.text
            );
          })
        ),
      )}
    </p>
  );
}
