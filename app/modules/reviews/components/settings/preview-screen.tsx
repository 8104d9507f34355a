import { isOwnType } from "../../domain/asked-as.ts";
import { KindAnswer } from "../form/kind-answer.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { fieldsOf, type FormField } from "../../domain/fields.ts";
import { told, toldElements } from "../../domain/spoken.ts";
import type { TemplatePage } from "../../queries/settings-page.ts";
import { reviewPlaces } from "../../review-places.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";

/** A template as reviewers will see it; nothing of it is kept. */
export function PreviewScreen({ page }: { page: TemplatePage }) {
  const { t } = useReviewWords();
  const about = { name: t("list.employee"), cycle: page.name };
  const asked = fieldsOf(page.elements, {
    competencies: page.competencies.slice(0, 5),
    goals: [{ id: "goal", name: t("settings.sample-goal") }],
  });
  const elements = toldElements(page.elements, about);
  const fields = asked.map((field) => ({ ...field, text: told(field.text, about) }));
  return (
    <div className={classes.screen}>
      <PageHeader
        title={page.name}
        breadcrumbs={[
          { label: t("settings.templates"), href: reviewPlaces.settings },
          { label: page.name, href: reviewPlaces.template(page.id) },
        ]}
        breadcrumbsLabel={t("settings.templates")}
        description={t("settings.preview-text")}
      />
      {elements.map((element) => (
        <Section
          key={element.id}
          title={element.title}
          {...(element.weight > 0 ? { description: t("form.weight", { percent: element.weight }) } : {})}
        >
          {element.kind === "PEER_NOMINATION" ? <p className={classes.soft}>{t("nominate.in-form")}</p> : null}
          {fields
            .filter(({ elementId }) => elementId === element.id)
            .map((field) => (
              <Asked key={field.field} field={field} />
            ))}
        </Section>
      ))}
    </div>
  );
}

function Asked({ field }: { field: FormField }) {
  const { t } = useReviewWords();
  return (
    <div className={classes.question}>
      <strong className={classes.asked}>
        {field.text} {field.required ? null : <span className={classes.soft}>{t("form.optional")}</span>}
      </strong>
      {field.options.length > 0 ? (
        <span className={classes.scale}>
          {field.options.map(({ id, label }) => (
            <span key={id} className={classes.choice}>
              {label}
            </span>
          ))}
        </span>
      ) : isOwnType(field.answerType) ? (
        <span className={classes.soft}>{t("answer-type.TEXT")}</span>
      ) : (
        <KindAnswer field={field} kept="" onChange={() => undefined} closed wrong={undefined} />
      )}
      {field.comment ? (
        <span className={classes.soft}>
          {t("form.comment")}: {t(`comment-rule.${field.commentRule}`)}
        </span>
      ) : null}
    </div>
  );
}
