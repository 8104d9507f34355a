import type { ReactNode } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { PageBody } from "#app/ui/page-body/page-body.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";

export type SettingsPlaceName =
  "security" | "second-step" | "passkeys" | "sessions" | "access-tokens" | "calendar" | "own-data";

export type SettingsPlaceProps = { current: SettingsPlaceName; actions?: ReactNode; children: ReactNode };

/** How one signs in oneself, or lets programs in. */
export function SettingsPlace({ current, actions, children }: SettingsPlaceProps) {
  const { t } = useTranslation("identity");
  return (
    <>
      <PageHeader title={t(`settings.tab.${current}`)} description={t(`settings.text.${current}`)} actions={actions} />
      <PageBody>{children}</PageBody>
    </>
  );
}
