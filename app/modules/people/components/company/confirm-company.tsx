import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog/confirm-dialog.tsx";
import type { CompanySettings, KeptRecords } from "../../queries/company-settings.ts";
import classes from "./company.module.css";

/** Settings whose change is asked about once, with what it does to what is stored. */
const weighed = ["language", "timeZone", "currency", "fiscalYearStartMonth", "restrictSpecialCharacters"] as const;
export type ChangedSetting = (typeof weighed)[number];

/** Which of them the form would change; loosening the rule for texts touches nothing. */
export function changedOf(settings: CompanySettings, form: FormData): ChangedSetting[] {
  return weighed.filter((name) =>
    name === "restrictSpecialCharacters"
      ? form.getAll(name).at(-1) === "on" && !settings[name]
      : String(form.get(name)) !== String(settings[name]),
  );
}

export type ConfirmCompanyProps = {
  changed: readonly ChangedSetting[];
  settings: CompanySettings;
  kept: KeptRecords;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

export function ConfirmCompany({ changed, settings, kept, ...rest }: ConfirmCompanyProps) {
  const { t } = useTranslation("people");
  const { t: shell } = useTranslation("shell");
  const sentences = useSentences(settings, kept);
  return (
    <ConfirmDialog
      opened={changed.length > 0}
      title={t("company.confirm.title")}
      confirmLabel={t("shape.save")}
      cancelLabel={shell("form.cancel")}
      loading={rest.busy}
      onConfirm={rest.onConfirm}
      onClose={rest.onClose}
    >
      <ul className={classes.effects}>
        {changed.flatMap(sentences).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

/** What each change does, first to people and then to records, with how many they are. */
function useSentences(settings: CompanySettings, kept: KeptRecords): (setting: ChangedSetting) => string[] {
  const { t } = useTranslation("people");
  const words = useWords("people", "goals", "metrics", "one-on-ones");
  const people = settings.people;
  return (setting) => {
    if (setting === "language") return [t("company.confirm.language", { count: settings.followLanguage, people })];
    if (setting === "restrictSpecialCharacters")
      return [t("company.confirm.restrict"), t("company.confirm.names", { count: settings.specialNames })];
    const stays = kept[setting].map(({ label, params, room }) => words(label, params, room));
    const follow = { count: settings.followTimeZone, people };
    return [t(`company.confirm.${setting}`, setting === "timeZone" ? follow : {}), ...stays];
  };
}
