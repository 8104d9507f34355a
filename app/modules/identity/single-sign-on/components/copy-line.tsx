import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { CopyButton } from "#app/ui/copy-button/copy-button.tsx";
import classes from "./sso.module.css";

/** Something to be entered at the provider, as it is. */
export function CopyLine({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation("identity");
  return (
    <div className={classes.copied}>
      <span className={classes.name}>{label}</span>
      <div className={classes.line}>
        <code className={classes.code}>{text}</code>
        <CopyButton text={text} label={t("sso.copy-one", { name: label })} copied={t("sso.copied")} />
      </div>
    </div>
  );
}
