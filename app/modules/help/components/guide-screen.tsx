import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Button } from "#app/ui/button/button.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { GuidePage } from "../guide/guide.ts";
import { helpPlaces } from "../help-places.ts";
import classes from "./help.module.css";

export type GuideScreenProps = { page: GuidePage; others: readonly { id: string; title: string }[] };

/** One page of the guide. */
export function GuideScreen({ page: { title, intro, steps, link }, others }: GuideScreenProps) {
  const { t } = useTranslation("help");
  return (
    <>
      <PageHeader
        title={title}
        description={intro}
        meta={<UiLink href={helpPlaces.hub}>{t("title")}</UiLink>}
        actions={
          <Button tone="primary" href={link}>
            {t("open-screen")}
          </Button>
        }
      />
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {others.length > 0 ? (
        <Section title={t("others")}>
          <ul className={classes.others}>
            {others.map((other) => (
              <li key={other.id}>
                <UiLink href={helpPlaces.page(other.id)}>{other.title}</UiLink>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  );
}
