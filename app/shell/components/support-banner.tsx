import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import classes from "./frame.module.css";

/** Stands over every screen while support looks, so that nobody forgets whose eyes these are. */
export function SupportBanner({ company, until, timeZone }: { company: string; until: string; timeZone: string }) {
  const { t } = useTranslation("shell");
  const format = useFormat(timeZone);
  return (
    <p role="status" className={classes.support}>
      {t("support-banner", { company, time: format.dateTime(until) })}
    </p>
  );
}
