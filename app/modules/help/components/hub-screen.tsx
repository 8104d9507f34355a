import { Form } from "@remix-run/react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Button } from "#app/ui/button/button.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Row, RowList, RowWords } from "#app/ui/row-list/row-list.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import { SearchField } from "#app/ui/search-field/search-field.tsx";
import { guideGroups, type GuidePage } from "../guide/guide.ts";
import { helpPlaces } from "../help-places.ts";
import classes from "./help.module.css";

/** All pages of the guide, for everybody, for who leads and for who administers. */
export function HubScreen({ pages }: { pages: readonly Omit<GuidePage, "steps">[] }) {
  const { t } = useTranslation("help");
  return (
    <>
      <PageHeader
        title={t("title")}
        description={t("about")}
        actions={<Button href={helpPlaces.troubleshooting}>{t("troubleshooting")}</Button>}
      />
      <div className={classes.search}>
        <Form role="search" action="/search">
          <input type="hidden" name="filterType" value="help" />
          <SearchField name="label" label={t("search")} />
        </Form>
      </div>
      {guideGroups.map((group) => {
        const own = pages.filter((page) => page.group === group);
        if (own.length === 0) return null;
        return (
          <Section key={group} title={t(`group.${group}`)}>
            <RowList aria-label={t(`group.${group}`)}>
              {own.map(({ id, title, intro }) => (
                <Row key={id}>
                  <RowWords>
                    <UiLink href={helpPlaces.page(id)}>{title}</UiLink>
                    <SmallText>{intro}</SmallText>
                  </RowWords>
                </Row>
              ))}
            </RowList>
          </Section>
        );
      })}
    </>
  );
}
