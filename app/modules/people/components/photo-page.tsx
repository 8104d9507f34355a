import { Form, useNavigation } from "@remix-run/react";
import { type ChangeEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Avatar } from "#app/ui/avatar/avatar.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { FileField } from "#app/ui/file-field/file-field.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import type { PhotoScreen } from "../queries/photo-screen.ts";
import { photoAddress } from "./photo-address.ts";
import classes from "./photo.module.css";
import { useRefusal } from "./use-refusal.ts";

export type PhotoPageProps = { screen: PhotoScreen; result: CommandResult | null };

/** A person's photo: as it is, as it would be, and taking it away. */
export function PhotoPage({ screen: { id, name, photo }, result }: PhotoPageProps) {
  const { t } = useTranslation("people");
  const refusal = useRefusal(result);
  const busy = useNavigation().formMethod === "POST";
  const missing = result?.reply?.error?.["photo"] ? [t("errors.file-required")] : undefined;
  const [preview, choose] = usePreview(photo);
  const profile = `/app/employee/${id}`;
  return (
    <div className={classes.page}>
      <PageHeader
        title={t("photo.title")}
        description={t("photo.text")}
        breadcrumbs={[{ label: name, href: profile }]}
        breadcrumbsLabel={name}
      />
      {refusal.general ? (
        <Callout tone="danger" announced>
          {refusal.general}
        </Callout>
      ) : null}
      <WhatWasDone id={id} result={result} busy={busy} />
      <div className={classes.both}>
        <div className={classes.frame}>
          <Avatar name={name} src={preview ?? photoAddress(photo, "large")} size="huge" labelled />
        </div>
        <Form method="post" encType="multipart/form-data" className={classes.form} key={photo}>
          <input type="hidden" name="intent" value="set-photo" />
          <input type="hidden" name="employeeId" value={id} />
          <FileField
            id="photo-file"
            name="photo"
            label={t("photo.file")}
            description={t("photo.file-text")}
            accept="image/jpeg,image/png,image/webp"
            error={refusal.field("photo") ?? missing}
            onChange={choose}
            required
          />
          <div className={classes.acts}>
            <Button type="submit" tone="primary" loading={busy}>
              {t("photo.save")}
            </Button>
          </div>
        </Form>
      </div>
      {photo ? (
        <Act id={id} intent="remove-photo" busy={busy}>
          {t("photo.remove")}
        </Act>
      ) : null}
    </div>
  );
}

/** A photo that was taken away can be brought back. */
function WhatWasDone({ id, result, busy }: { id: string; result: CommandResult | null; busy: boolean }) {
  const { t } = useTranslation("people");
  if (!result?.done) return null;
  if (result.intent !== "remove-photo")
    return (
      <Callout key="saved" tone="success" announced>
        {t("photo.saved")}
      </Callout>
    );
  return (
    <Callout
      key="removed"
      tone="success"
      announced
      action={
        <Act id={id} intent="restore-photo" busy={busy}>
          {t("photo.restore")}
        </Act>
      }
    >
      {t("photo.removed")}
    </Callout>
  );
}

function Act({ id, intent, busy, children }: { id: string; intent: string; busy: boolean; children: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="employeeId" value={id} />
      <Button type="submit" disabled={busy}>
        {children}
      </Button>
    </Form>
  );
}

/** The chosen file as it would look, square and centred as the server cuts it; forgotten once it is saved. */
function usePreview(saved: string | null): [string | null, (event: ChangeEvent<HTMLInputElement>) => void] {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  useEffect(() => setAddress(null), [saved]);
  return [
    address,
    (event) => {
      const file = event.target.files?.[0];
      setAddress(file?.type.startsWith("image/") && file.type !== "image/svg+xml" ? URL.createObjectURL(file) : null);
    },
  ];
}
