import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Button } from "#app/ui/button/button.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { AuthLayout } from "./auth-layout.tsx";

/** A link that no longer works, whatever the reason, and what to do instead. */
export function SpentLink({ text, retry }: { text?: string; retry?: { href: string; label: string } }) {
  const { t } = useTranslation("identity");
  return (
    <AuthLayout
      title={t("spent.title")}
      text={text ?? t("spent.text")}
      links={<UiLink href="/login">{t("back")}</UiLink>}
    >
      {retry ? (
        <Button tone="primary" fullWidth href={retry.href}>
          {retry.label}
        </Button>
      ) : null}
    </AuthLayout>
  );
}
