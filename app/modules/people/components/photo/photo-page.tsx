import { ActForm } from "#app/platform/forms/act-form.tsx";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { photoCommands } from "../people-commands.ts";
import { useParams } from "@remix-run/react";
import type { DoneOf, Said } from "#app/platform/forms/answers.ts";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import type { action } from "../../routes/photo.tsx";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Avatar } from "#app/ui/avatar/avatar.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { FileField } from "#app/ui/file-field/file-field.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import type { PhotoScreen } from "../../queries/photo-screen.ts";
import { photoAddress } from "#app/platform/files/photo-address.ts";
import classes from "./photo.module.css";
import { useChosenPicture } from "./use-chosen-picture.ts";

export type PhotoPageProps = { screen: PhotoScreen };

/** A person's photo: as it is, as it would be, and taking it away. */
export function PhotoPage({ screen: { id, name, photo } }: PhotoPageProps) {
  const { t } = useTranslation("people");
  const said = usePhotoSaid();
  const form = photoCommands.useCommandForm({ intent: "set-photo", fields: { employeeId: id }, said });
  const removing = photoCommands.useCommand({ intent: "remove-photo", said });
  const [preview, choose] = useChosenPicture(photo);
  const profile = `/app/employee/${id}`;
  return (
    <div className={classes.page}>
      <PageHeader
        title={t("photo.title")}
        description={t("photo.text")}
        breadcrumbs={[{ label: name, href: profile }]}
        breadcrumbsLabel={name}
      />
      <photoCommands.PageAnswer intents={["set-photo", "remove-photo", "restore-photo"]} said={said} />
      <div className={classes.both}>
        <div className={classes.frame}>
          <Avatar name={name} src={preview ?? photoAddress(photo, "large")} size="huge" labelled />
        </div>
        <CommandForm form={form} guarded encType="multipart/form-data" className={classes.form} key={photo}>
          <FileField
            id="photo-file"
            name="photo"
            label={t("photo.file")}
            description={t("photo.file-text")}
            accept="image/jpeg,image/png,image/webp"
            error={form.wrong("photo")}
            onChange={choose}
            required
          />
          <SubmitRow form={form} label={t("photo.save")} />
        </CommandForm>
      </div>
      {photo ? (
        <ActForm command={removing} intent="remove-photo" fields={{ employeeId: id }}>
          <Button type="submit" loading={removing.busy}>
            {t("photo.remove")}
          </Button>
        </ActForm>
      ) : null}
    </div>
  );
}

/** A photo that was taken away can be brought back. */
function usePhotoSaid(): (done: DoneOf<typeof action>) => Said {
  const { t } = useTranslation("people");
  const { employeeId = "" } = useParams();
  return ({ intent }) =>
    intent === "remove-photo"
      ? {
          text: t("photo.removed"),
          undo: { intent: "restore-photo", fields: { employeeId }, label: t("photo.restore") },
        }
      : t("photo.saved");
}
