import { MentionField } from "#app/modules/comments/ui.ts";
import { IconPhoto } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { attachmentAddress } from "#app/platform/files/attachments/attachment-address.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { useVersionRead } from "#app/platform/forms/use-version-read.ts";
import { FilesField } from "#app/ui/files-field/files-field.tsx";
import { longestPost } from "../../domain/post.ts";
import { feedPlaces } from "../../feed-places.ts";
import type { PostView } from "../../queries/post-row.ts";
import { postCommands } from "../feed-commands.ts";
import classes from "../feed/feed.module.css";
import { PraisedFor } from "../feed/praised-for.tsx";

/** The words and pictures of one's own post, and what it praises, to be changed. Who reads it was settled when it was posted. */
export function EditPost({ post, praises }: { post: PostView; praises: boolean }) {
  const { t } = useTranslation("feed");
  const { version, told } = useVersionRead(post.version);
  const form = postCommands.useCommandForm({
    intent: "edit-post",
    action: feedPlaces.post(post.id),
    fields: { postId: post.id, version },
    defaultValue: { body: post.body },
    said: t("saved"),
    then: told,
    leaveTo: feedPlaces.post(post.id),
  });
  return (
    <CommandForm form={form} className={classes.composer} encType="multipart/form-data" guarded>
      <MentionField
        {...form.field("body")}
        label={t("composer.label")}
        hideLabel
        rows={4}
        maxLength={longestPost}
        autoFocus
        defaultMentions={post.mentions}
        peopleAddress={feedPlaces.people}
      />
      <FilesField
        {...form.field("pictures")}
        label={t("composer.pictures")}
        hideLabel
        addLabel={t("composer.add-pictures")}
        icon={<IconPhoto size={16} aria-hidden="true" />}
        removeLabel={(name) => t("composer.remove-picture", { name })}
        accept="image/jpeg,image/png,image/webp,image/gif"
        present={post.pictures.map(({ id, fileName }) => ({ id, name: fileName, src: attachmentAddress(id) }))}
        removedName="removedPictures"
      />
      {post.kind === "KUDOS" && praises ? (
        <PraisedFor
          labelled
          chosen={post.competency}
          of={post.mentions[0]?.id ?? null}
          error={form.wrong("competencyId")}
        />
      ) : null}
      <SubmitRow form={form} label={t("save")} cancelHref={feedPlaces.post(post.id)} />
    </CommandForm>
  );
}
