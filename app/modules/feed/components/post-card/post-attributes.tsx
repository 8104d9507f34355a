import { IconAward, IconExternalLink } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { attachmentAddress } from "#app/platform/files/attachments/attachment-address.ts";
import { Chip } from "#app/ui/chip/chip.tsx";
import { TagMark } from "#app/ui/chip/tag-mark.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import type { PostView } from "../../queries/post-row.ts";
import { isShippedGif } from "../../domain/gifs.ts";
import { gifAddresses } from "../gifs/gif-addresses.ts";
import classes from "./post-card.module.css";

/** What a post carries besides its words: an animation, what its link leads to, what praise is for, tags of the company. */
export function PostAttributes({ post: { gif, ownGif, link, tags, competency } }: { post: PostView }) {
  const { t } = useTranslation("feed");
  return (
    <>
      {isShippedGif(gif) ? (
        <img
          className={classes.gif}
          src={gifAddresses[gif]}
          alt={t(`gif.${gif}`)}
          width={240}
          height={180}
          loading="lazy"
        />
      ) : null}
      {ownGif ? (
        <img
          className={classes.gif}
          src={attachmentAddress(ownGif.file)}
          alt={ownGif.name}
          width={ownGif.width}
          height={ownGif.height}
          loading="lazy"
        />
      ) : null}
      {link ? (
        <a className={classes.link} href={link.url} target="_blank" rel="noopener noreferrer nofollow ugc">
          <strong dir="auto">{link.title}</strong>
          {link.description ? <span dir="auto">{link.description}</span> : null}
          <span className={classes.site}>
            <IconExternalLink size={14} aria-hidden="true" />
            <bdi>{new URL(link.url).hostname}</bdi>
          </span>
        </a>
      ) : null}
      {tags.length > 0 || competency ? (
        <div className={classes.tags}>
          {competency ? (
            <Chip tone="green" icon={<IconAward size={14} aria-hidden="true" />}>
              {t("praised-for", { competency: competency.name })}
            </Chip>
          ) : null}
          {tags.map(({ id, name, color }) => (
            <UiLink key={id} href={`/tag/${id}`}>
              <TagMark tone={color}>{name}</TagMark>
            </UiLink>
          ))}
        </div>
      ) : null}
    </>
  );
}
