import { ListPages } from "#app/shell/components/list-pages.tsx";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { SearchHit } from "#app/platform/contributions/room-screens.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { TagMark } from "#app/ui/chip/tag-mark.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { kindFacts } from "../domain/tag.ts";
import type { TagPage } from "../queries/tag-page.ts";
import { tagAddress } from "../tag-places.ts";
import classes from "./tags.module.css";

/** A tag, what stands below it, and the records that have it as far as the reader may see them. */
export function TagScreen({ page }: { page: TagPage }) {
  const { t } = useTranslation("tags");
  const { tag, carriers } = page;
  const on = kindFacts[tag.kind].on;
  return (
    <>
      <PageHeader
        title={tag.name}
        description={tag.description || undefined}
        meta={<Chip tone={tag.color}>{t(`kind.${tag.kind}`)}</Chip>}
        actions={carriers.list && carriers.count > 0 ? <Button href={carriers.list}>{t("open-list")}</Button> : null}
      />
      {tag.archived ? <Callout tone="info">{t("errors.archived")}</Callout> : null}
      <Family page={page} />
      {carriers.count === 0 ? (
        <EmptyState title={t("carried-none")}>{t("carried-none-text")}</EmptyState>
      ) : (
        <Records page={page} caption={t(`used.${on}`, { count: carriers.count })} />
      )}
    </>
  );
}

function Family({ page: { tag } }: { page: TagPage }) {
  const { t } = useTranslation("tags");
  if (!tag.parentId && tag.below.length === 0) return null;
  return (
    <p className={classes.above}>
      {tag.parentId ? (
        <UiLink href={tagAddress(tag.parentId)}>{t("part-of", { name: tag.parent ?? "" })}</UiLink>
      ) : null}
      {tag.below.length > 0 ? <span className={classes.soft}>{t("others-below")}</span> : null}
      {tag.below.map((one) => (
        <UiLink key={one.id} href={tagAddress(one.id)} className={classes.tag}>
          <TagMark tone={one.color}>{one.name}</TagMark>
        </UiLink>
      ))}
    </p>
  );
}

function Records({
  page: {
    tag,
    carriers: { hits, count },
    page,
    pageSize,
  },
  caption,
}: {
  page: TagPage;
  caption: string;
}) {
  const { t } = useTranslation("tags");
  const columns: Column<SearchHit>[] = [
    { id: "title", header: t(`kind.${kindFacts[tag.kind].on}`), render: ({ title }) => <bdi>{title}</bdi> },
    { id: "owners", narrow: true, header: t("owners"), render: ({ subtitle }) => subtitle },
  ];
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={hits}
        rowKey={({ key }) => key}
        rowHref={({ link }) => link}
        empty={<EmptyState title={t("carried-none")} />}
      />
      <div className={classes.pager}>
        <ListPages page={page} pageSize={pageSize} total={count} />
      </div>
    </>
  );
}
