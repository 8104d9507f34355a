import { IconPhotoPlus, IconRotate, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { attachmentAddress } from "#app/platform/files/attachments/attachment-address.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { FilesField } from "#app/ui/files-field/files-field.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { feedPlaces } from "../../feed-places.ts";
import type { GifsScreen as Screen, KeptGif } from "../../queries/gifs.ts";
import { gifCommands } from "../feed-commands.ts";
import feed from "../feed/feed.module.css";
import classes from "./gifs.module.css";

/** GIFs that the company adds to those that ship with the product. */
export function GifsScreen({ screen: { gifs, deleted } }: { screen: Screen }) {
  const { t } = useTranslation("feed");
  return (
    <div className={feed.narrow}>
      <PageHeader
        title={t("gifs.title")}
        description={t("gifs.about")}
        breadcrumbs={[{ label: t("moderation.title"), href: feedPlaces.moderation }]}
        breadcrumbsLabel={t("back")}
      />
      <gifCommands.PageAnswer intents={["delete-gif", "restore-gif"]} said={t("saved")} />
      <Section title={t("gifs.add")}>
        <NewGif />
      </Section>
      <Section title={t("gifs.offered")}>
        {gifs.length === 0 ? (
          <EmptyState title={t("gifs.none")}>{t("gifs.none-text")}</EmptyState>
        ) : (
          <Gifs gifs={gifs} act="delete-gif" />
        )}
      </Section>
      {deleted.length > 0 ? (
        <Fold title={t("gifs.deleted", { count: deleted.length })}>
          <Gifs gifs={deleted} act="restore-gif" />
        </Fold>
      ) : null}
    </div>
  );
}

function NewGif() {
  const { t } = useTranslation("feed");
  const form = gifCommands.useCommandForm({ intent: "add-gif", said: t("gifs.added"), clears: true });
  return (
    <CommandForm form={form} className={feed.main} encType="multipart/form-data" guarded>
      <FilesField
        {...form.field("file")}
        key={`file ${form.turn}`}
        label={t("gifs.file")}
        addLabel={t("gifs.choose")}
        icon={<IconPhotoPlus size={16} aria-hidden="true" />}
        removeLabel={(name) => t("composer.remove-picture", { name })}
        accept="image/gif"
      />
      <TextField
        {...form.field("name")}
        key={`name ${form.turn}`}
        label={t("gifs.name")}
        description={t("gifs.name-text")}
        maxLength={80}
        required
      />
      <TextField
        {...form.field("source")}
        key={`source ${form.turn}`}
        label={t("gifs.source")}
        description={t("gifs.source-text")}
        maxLength={300}
        required
      />
      <SubmitRow form={form} label={t("gifs.add")} />
    </CommandForm>
  );
}

function Gifs({ gifs, act }: { gifs: readonly KeptGif[]; act: "delete-gif" | "restore-gif" }) {
  return (
    <ul className={classes.list}>
      {gifs.map((gif) => (
        <li key={gif.id} className={classes.gif}>
          <Gif gif={gif} act={act} />
        </li>
      ))}
    </ul>
  );
}

function Gif({
  gif: { id, name, file, source, addedBy, addedAt },
  act,
}: {
  gif: KeptGif;
  act: "delete-gif" | "restore-gif";
}) {
  const { t } = useTranslation("feed");
  const format = useFormat();
  const fields = { gifId: id };
  const label = t(act === "delete-gif" ? "delete" : "gifs.restore");
  const command = gifCommands.useCommand({
    intent: act,
    said: () =>
      act === "delete-gif"
        ? { text: t("gifs.was-deleted"), undo: { intent: "restore-gif", fields, label: t("undo") } }
        : t("gifs.restored"),
  });
  return (
    <>
      <img className={classes.picture} src={attachmentAddress(file)} alt="" width={96} height={72} loading="lazy" />
      <span className={classes.words}>
        <strong dir="auto">{name}</strong>
        <span className={feed.soft} dir="auto">
          {source}
        </span>
        <span className={feed.soft}>{t("gifs.added-by", { name: addedBy, date: format.date(addedAt) })}</span>
      </span>
      <ActForm command={command} intent={act} fields={fields}>
        <Button
          type="submit"
          size="small"
          tone={act === "delete-gif" ? "quiet" : "secondary"}
          loading={command.busy}
          aria-label={`${label}: ${name}`}
          icon={act === "delete-gif" ? <IconTrash size={16} /> : <IconRotate size={16} />}
        >
          {label}
        </Button>
      </ActForm>
    </>
  );
}
