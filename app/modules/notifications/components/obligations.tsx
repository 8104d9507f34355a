import { useTranslation } from "react-i18next";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import classes from "./inbox.module.css";

export type ObligationView = {
  key: string;
  room: string;
  label: string;
  params: Record<string, string | number>;
  link: string;
  dueOn: string | null;
};

/** What one owes, soonest first. */
export function Obligations({ obligations }: { obligations: readonly ObligationView[] }) {
  const rooms = [...new Set(obligations.map((one) => one.room))];
  const { t } = useTranslation("notifications");
  const words = useWords("notifications", ...rooms);
  const format = useFormat();
  return (
    <Section title={t("obligations.title")}>
      {obligations.length === 0 ? (
        <EmptyState variant="done" title={t("obligations.none")}>
          {t("obligations.none-text")}
        </EmptyState>
      ) : (
        <ul className={classes.list}>
          {obligations.map((one) => (
            <li key={one.key} className={classes.row}>
              <UiLink href={one.link} className={classes.link}>
                {words(one.label, one.params, one.room)}
              </UiLink>
              {one.dueOn ? (
                <span className={classes.time}>{t("obligations.due", { date: format.date(one.dueOn) })}</span>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
