import { SignatureFacts } from "#app/shell/components/signing/signature-facts.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import type { SignedPage } from "../../queries/signed-page.ts";
import { reviewPlaces } from "../../review-places.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";

/** That it is done, what exactly was recorded, and where to go from here. */
export function SignedScreen({ page: { cycle, employee, mine, document, href } }: { page: SignedPage }) {
  const { t } = useReviewWords();
  const refused = document.standing === "REFUSED";
  return (
    <div className={classes.screen}>
      <PageHeader
        title={t(refused ? "signed.refused" : "signed.title")}
        breadcrumbs={[{ label: t("navigation.module"), href: reviewPlaces.mine }]}
        breadcrumbsLabel={t("navigation.module")}
      />
      <div className={classes.form}>
        <Callout tone="success" title={`${employee} · ${cycle}`}>
          {t(mine ? "signed.text" : "signed.text-of", { name: employee })}
        </Callout>
        <SignatureFacts document={document} />
        <p className={classes.soft}>
          {t("signed.verify")} <UiLink href="/verify">{t("signed.verify-link")}</UiLink>
        </p>
        <div className={classes.buttons}>
          <Button href={href} tone="primary">
            {t("act.result")}
          </Button>
          <Button href={reviewPlaces.mine}>{t("navigation.mine")}</Button>
        </div>
      </div>
    </div>
  );
}
