import { PersonChip } from "#app/modules/people/ui.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Row, RowList } from "#app/ui/row-list/row-list.tsx";
import type { SectionProgress } from "../../domain/progress.ts";
import type { FormPage } from "../../queries/form-page.ts";
import { reviewPlaces } from "../../review-places.ts";
import { NominationChip } from "../review-marks.tsx";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";
import { FormSection } from "./form-section.tsx";

/** The section of peers among those of the form. */
export const peersField = "peers";

type PeersProps = { page: FormPage; peers: NonNullable<FormPage["peers"]> };

/** In the form of who nominates, where no part of it is for peers. */
export function Peers({ page, peers, sections }: PeersProps & { sections: readonly SectionProgress[] }) {
  const { t } = useReviewWords();
  const progress = sections.find(({ id }) => id === peersField) ?? { id: peersField, title: t("nominate.peers") };
  return (
    <FormSection progress={progress} faulty={false}>
      <NominatedPeers page={page} peers={peers} />
    </FormSection>
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
