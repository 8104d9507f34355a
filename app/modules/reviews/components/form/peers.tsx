import { PersonChip } from "#app/modules/people/ui.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Row, RowList } from "#app/ui/row-list/row-list.tsx";
import type { FormPage } from "../../queries/form-page.ts";
import { reviewPlaces } from "../../review-places.ts";
import { NominationChip } from "../review-marks.tsx";
import { useReviewWords } from "../review-words.ts";

/** In the form of who nominates: who is nominated so far, and the way to nominate. */
export function Peers({ page, peers }: { page: FormPage; peers: NonNullable<FormPage["peers"]> }) {
  const { t } = useReviewWords();
  const { least, nominated } = peers;
  return (
    <Section title={t("nominate.peers")} description={least > 0 ? t("nominate.least", { min: least }) : undefined}>
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
    </Section>
  );
}
