import { useLoaded } from "#app/shell/components/use-loaded.ts";
import { Chip } from "#app/ui/chip/chip.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Row, RowList } from "#app/ui/row-list/row-list.tsx";
import type { ReviewsOfPerson } from "../queries/of-person.ts";
import { reviewPlaces } from "../review-places.ts";
import { useReviewWords } from "./review-words.ts";
import classes from "./reviews.module.css";

/** On somebody's profile: their latest reviews, for who may open them; nothing for everybody else. */
export default function ReviewsOnProfile({ record }: { record: string }) {
  const { t, format } = useReviewWords();
  const { data } = useLoaded<ReviewsOfPerson>(`/app/review/of-person/${record}`);
  if (!data?.open) return null;
  return (
    <Section
      title={t("navigation.module")}
      actions={<UiLink href={reviewPlaces.performance(record)}>{t("performance.open")}</UiLink>}
    >
      <RowList>
        {data.rows.map(({ id, cycle, result, sharedAt, href }) => (
          <Row apart key={id}>
            <UiLink href={href}>{cycle}</UiLink>
            <span className={classes.facts}>
              {result ? <span>{result}</span> : null}
              {sharedAt ? (
                <span>{t("result.shared-on", { date: format.date(sharedAt) })}</span>
              ) : (
                <Chip>{t("result.not-shared")}</Chip>
              )}
            </span>
          </Row>
        ))}
      </RowList>
    </Section>
  );
}
