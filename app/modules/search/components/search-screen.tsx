import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { AddressForm } from "#app/shell/components/address-form.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { FacetLinks } from "#app/ui/facet-links/facet-links.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Row, RowList, RowWords } from "#app/ui/row-list/row-list.tsx";
import { SearchField } from "#app/ui/search-field/search-field.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import type { FoundKind, SearchPage } from "../queries/search-page.ts";
import { Marked } from "./marked.tsx";
import classes from "./search-screen.module.css";

/** What was found, kind by kind, of all that the person may see. */
export function SearchScreen({ page }: { page: SearchPage }) {
  const { t } = useTranslation("search");
  const { text, kind, kinds, near } = page;
  const shown = kind ? kinds.filter((one) => one.kind === kind) : kinds;
  return (
    <>
      <PageHeader title={t("title")} />
      <div className={classes.search}>
        <AddressForm role="search" kept={[["filterType", kind]]}>
          <SearchField key={text} name="label" label={t("field")} defaultValue={text} autoFocus={text === ""} />
        </AddressForm>
        {kinds.length > 1 ? <Kinds page={page} /> : null}
        {near && kinds.length > 0 ? <p role="status">{t("near", { text })}</p> : null}
      </div>
      {kinds.length === 0 ? <Nothing text={text} /> : null}
      {shown.map((one) => (
        <FoundOfKind key={one.kind} found={one} page={page} />
      ))}
    </>
  );
}

function Kinds({ page: { text, kind, kinds } }: { page: SearchPage }) {
  const { t } = useTranslation("search");
  const words = useWords("shell");
  const isMore = kinds.some((one) => one.isMore);
  const links = kinds.map((one) => ({
    id: one.kind,
    href: addressOf(text, one.kind),
    content: words(`palette.kind.${one.kind}`),
    count: countOf(one),
    current: one.kind === kind,
  }));
  const count = kinds.reduce((all, one) => all + one.count, 0);
  const all = {
    id: "",
    href: addressOf(text),
    content: t("all"),
    count: `${count}${isMore ? "+" : ""}`,
    current: !kind,
  };
  return <FacetLinks label={t("kinds")} links={[all, ...links]} />;
}

function FoundOfKind({ found, page: { text, kind, near } }: { found: FoundKind; page: SearchPage }) {
  const { t } = useTranslation("search");
  const title = useWords("shell")(`palette.kind.${found.kind}`);
  const words = near ? [] : text.split(/\s+/u);
  const isCut = found.count > found.hits.length;
  return (
    <Section
      title={title}
      actions={
        isCut ? <UiLink href={addressOf(text, found.kind)}>{t("show-all", { number: countOf(found) })}</UiLink> : null
      }
    >
      <RowList aria-label={title}>
        {found.hits.map(({ key, title: name, subtitle, link }) => (
          <Row key={key}>
            <RowWords>
              <UiLink href={link}>
                <Marked text={name} words={words} />
              </UiLink>
              {subtitle ? (
                <SmallText>
                  <Marked text={subtitle} words={words} />
                </SmallText>
              ) : null}
            </RowWords>
          </Row>
        ))}
      </RowList>
      {kind && found.isMore ? <p className={classes.more}>{t("more", { count: found.count })}</p> : null}
    </Section>
  );
}

function Nothing({ text }: { text: string }) {
  const { t } = useTranslation("search");
  if (text === "") return <EmptyState title={t("begin")}>{t("begin-text")}</EmptyState>;
  if (text.length < 2) return <EmptyState title={t("longer")} />;
  return <EmptyState title={t("none", { text })}>{t("none-text")}</EmptyState>;
}

const countOf = ({ count, isMore }: FoundKind) => `${count}${isMore ? "+" : ""}`;

function addressOf(label: string, filterType?: string): string {
  return `/search?${new URLSearchParams({ label, ...(filterType ? { filterType } : {}) })}`;
}
