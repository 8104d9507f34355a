import { SignatureFacts } from "#app/shell/components/signing/signature-facts.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { disciplinaryPlaces } from "../disciplinary-places.ts";
import type { SignedPage } from "../queries/signed-page.ts";
import classes from "./disciplinary.module.css";
import { useDisciplinaryWords } from "./disciplinary-words.ts";

/** That it is done, what exactly was recorded, and where to go from here. */
export function SignedScreen({ page: { employee, mine, document, href } }: { page: SignedPage }) {
  const { t } = useDisciplinaryWords();
  return (
    <Stack>
      <PageHeader title={t(document.standing === "REFUSED" ? "signed.refused" : "signed.title")} />
      <Callout tone="success">{mine ? t("signed.text") : t("signed.text-of", { name: employee })}</Callout>
      <SignatureFacts document={document} />
      <p className={classes.soft}>
        {t("signed.verify")} <UiLink href="/verify">{t("signed.verify-link")}</UiLink>
      </p>
      <div className={classes.chips}>
        <Button href={href} tone="primary">
          {t("signed.open")}
        </Button>
        <Button href={disciplinaryPlaces.list("mine", "all")}>{t("navigation.mine-all")}</Button>
      </div>
    </Stack>
  );
}
