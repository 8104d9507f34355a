import { piecesOf } from "#app/modules/comments/domain.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { UiLink } from "#app/ui/link/link.tsx";
import { textPieces, type Piece } from "../../domain/text-pieces.ts";
import { feedPlaces } from "../../feed-places.ts";
import type { PostView } from "../../queries/post-row.ts";
import classes from "./post-card.module.css";

type PostTextProps = { post: Pick<PostView, "body" | "mentions" | "hashtags" | "currency"> };

/** The text of a post; people and hashtags in it lead to their pages. It is text, and never markup. */
export function PostText({ post: { body, mentions, hashtags, currency } }: PostTextProps) {
  const idOf = new Map(hashtags.map(({ id, name }) => [name, id]));
  return (
    <p className={classes.body} dir="auto">
      {piecesOf(body, mentions).map(({ text, mention }, index) =>
        mention ? (
          <UiLink key={index} href={`/app/employee/${mention.id}`} className={classes.mention}>
            {text}
          </UiLink>
        ) : (
          textPieces(text, currency).map((piece, place) => (
            <PieceOfText key={`${index}-${place}`} piece={piece} idOf={idOf} />
          ))
        ),
      )}
    </p>
  );
}

/** A hashtag leads to its page, an address away from here, and money is told as its reader writes it. */
function PieceOfText({ piece, idOf }: { piece: Piece; idOf: ReadonlyMap<string, string> }) {
  const format = useFormat();
  if (piece.is === "link")
    return (
      <a href={piece.url} target="_blank" rel="noopener noreferrer nofollow ugc">
        {piece.text}
      </a>
    );
  if (piece.is === "money")
    return (
      <bdi className={classes.money} title={piece.text}>
        {format.money(piece.money.minor, piece.money.currency)}
      </bdi>
    );
  const tagId = piece.is === "hashtag" ? idOf.get(piece.hashtag) : undefined;
  return tagId ? <UiLink href={feedPlaces.tag(tagId)}>{piece.text}</UiLink> : piece.text;
}
