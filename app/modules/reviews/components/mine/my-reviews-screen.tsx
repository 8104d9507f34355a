import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { FacetLinks } from "#app/ui/facet-links/facet-links.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import type { MyReviewsPage } from "../../queries/my-reviews.ts";
import { myTables, reviewPlaces } from "../../review-places.ts";
import { mineCommands } from "../review-commands.ts";
import { useReviewWords } from "../review-words.ts";
import { NominationPanel } from "./nomination-panel.tsx";
import { ManyWait, WaitingPeersPanel } from "./waiting-peers-panel.tsx";
import { ReviewTable } from "./review-table.tsx";

/** What one owes in reviews first; then what others owe, what is done, and one's own results. */
export function MyReviewsScreen({ page }: { page: MyReviewsPage }) {
  const { t, format } = useReviewWords();
  return (
    <ListScreen
      title={t("navigation.module")}
      {...(page.table === "PAST_REVIEWS" && page.rows.length > 0
        ? { act: <Button href={reviewPlaces.performance()}>{t("performance.open")}</Button> }
        : {})}
      states={
        <FacetLinks
          label={t("navigation.module")}
          links={myTables.map((id) => ({
            id,
            href: reviewPlaces.table(id),
            content: t(`table.${id}`),
            count: format.number(page.counts[id]),
            current: page.table === id,
          }))}
        />
      }
    >
      <mineCommands.PageAnswer
        intents={[
          ...(["nominate", "approve", "refuse", "accept", "decline", "withdraw"] as const),
          ...(["invite-external", "send-link", "withdraw-external"] as const),
        ]}
        said={t("said.saved")}
      />
      <ManyWait people={page.rows.filter(({ kind }) => kind === "APPROVE").length} />
      {page.rows.length === 0 ? (
        <EmptyState title={t(`empty.${page.table}`)}>{t(`empty-text.${page.table}`)}</EmptyState>
      ) : (
        <ReviewTable rows={page.rows} caption={t(`table.${page.table}`)} table={page.table} today={page.today} />
      )}
      {page.waiting ? <WaitingPeersPanel waiting={page.waiting} /> : null}
      {page.dialog ? <NominationPanel dialog={page.dialog} table={page.table} /> : null}
    </ListScreen>
  );
}
