import { PersonChip } from "#app/modules/people/ui.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Row, RowList } from "#app/ui/row-list/row-list.tsx";
import type { FormPage } from "../../queries/form-page.ts";
import { reviewPlaces } from "../../review-places.ts";
import { NominationChip } from "../review-marks.tsx";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";

type PeersProps = { page: FormPage; peers: NonNullable<FormPage["peers"]> };

/** In the form of who nominates, where no part of it is for peers. */
export function Peers({ page, peers }: PeersProps) {
  const { t } = useReviewWords();
  return (
    <Section title={t("nominate.peers")}>
      <NominatedPeers page={page} peers={peers} />
    </Section>
  );
}

/** Who is nominated so far, how many it takes, and the way to nominate. */
export function NominatedPeers({ page, peers: { least, nominated } }: PeersProps) {
  const { t } = useReviewWords();
  return (
    <>
      {least > 0 ? <p className={classes.soft}>{t("nominate.least", { min: least })}</p> : null}
      <RowList>
        {nominated.map(({ person, status }) => (
          <Row apart key={person.id}>
            <PersonChip person={person} />
            <NominationChip status={status} />
          </Row>
        ))}
      </RowList>
      {page.closed === null ? (
        <div>
          <Button href={reviewPlaces.nominate(page.cycleId, page.employee.id)}>{t("act.nominate")}</Button>
        </div>
      ) : null}
    </>
  );
}
