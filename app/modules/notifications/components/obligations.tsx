import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { Obligation } from "#app/platform/contributions/owed.ts";
import { ObligationList } from "#app/shell/components/obligation-list.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { Section } from "#app/ui/section/section.tsx";

/** What one owes, by when, with what is done about it. */
export function Obligations({ obligations, today }: { obligations: readonly Obligation[]; today: string }) {
  const { t } = useTranslation("notifications");
  return (
    <Section title={t("obligations.title")}>
      {obligations.length === 0 ? (
        <EmptyState variant="done" title={t("obligations.none")}>
          {t("obligations.none-text")}
        </EmptyState>
      ) : (
        <ObligationList obligations={obligations} today={today} />
      )}
    </Section>
  );
}
