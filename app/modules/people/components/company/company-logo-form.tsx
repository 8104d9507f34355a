import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import type { DoneOf, Said } from "#app/platform/forms/answers.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { CompanyLogo } from "#app/ui/company-logo/company-logo.tsx";
import { FileField } from "#app/ui/file-field/file-field.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import type { action } from "../../routes/organization.tsx";
import { useChosenPicture } from "../photo/use-chosen-picture.ts";
import { companyCommands } from "../people-commands.ts";
import classes from "./company.module.css";

/** The logo as it is or as it would be, and taking it away. */
export function CompanyLogoForm({ logo, name }: { logo: string | null; name: string }) {
  const { t } = useTranslation("people");
  const said = useLogoSaid();
  const form = companyCommands.useCommandForm({ intent: "set-logo", said });
  const removing = companyCommands.useCommand({ intent: "remove-logo", said });
  const [chosen, choose] = useChosenPicture(logo);
  const shown = chosen ?? logo;
  return (
    <div className={classes.logo}>
      {shown ? (
        <CompanyLogo src={shown} label={t("company.logo.of", { name })} size="large" />
      ) : (
        <SmallText>{t("company.logo.none")}</SmallText>
      )}
      <CommandForm form={form} guarded layout="reading" encType="multipart/form-data" key={logo}>
        <FileField
          id="logo-file"
          name="logo"
          label={t("company.logo.file")}
          description={t("company.logo.file-text")}
          accept="image/jpeg,image/png,image/webp"
          error={form.wrong("logo")}
          onChange={choose}
          required
        />
        <SubmitRow form={form} label={t("company.logo.save")} />
      </CommandForm>
      {logo ? (
        <ActForm command={removing} intent="remove-logo">
          <Button type="submit" loading={removing.busy}>
            {t("company.logo.remove")}
          </Button>
        </ActForm>
      ) : null}
    </div>
  );
}

/** A logo that was taken away can be brought back. */
function useLogoSaid(): (done: DoneOf<typeof action>) => Said {
  const { t } = useTranslation("people");
  return (done) =>
    done.intent === "remove-logo" && done.value.key
      ? {
          text: t("company.logo.removed"),
          undo: { intent: "restore-logo", fields: { key: done.value.key }, label: t("company.logo.restore") },
        }
      : t("company.logo.saved");
}
