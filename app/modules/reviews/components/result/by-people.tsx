import { FacetLinks } from "#app/ui/facet-links/facet-links.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { providers } from "../../domain/providers.ts";
import type { ShownForm } from "../../queries/result-content.ts";
import type { ResultPage } from "../../queries/result-page.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";
import { AnswerWords } from "./by-question.tsx";

/** What each reviewer said, one after another. */
export function ByPeople({ page, provider }: { page: ResultPage; provider: string | null }) {
  const { t, format } = useReviewWords();
  const address = useAddress();
  const there = providers.filter((one) => page.forms.some((form) => form.provider === one));
  const shown = provider ? page.forms.filter((form) => form.provider === provider) : page.forms;
  return (
    <>
      <FacetLinks
        label={t("result.by-people")}
        links={[
          {
            id: "all",
            href: address({ provider: null, view: "people" }),
            content: t("list.all"),
            count: format.number(page.forms.length),
            current: !provider,
          },
          ...there.map((one) => ({
            id: one,
            href: address({ provider: one, view: "people" }),
            content: t(`provider.${one}`),
            count: format.number(page.forms.filter((form) => form.provider === one).length),
            current: provider === one,
          })),
        ]}
      />
      {shown.map((form) => (
        <OneForm key={form.id} form={form} page={page} />
      ))}
    </>
  );
}

function OneForm({ form, page }: { form: ShownForm; page: ResultPage }) {
  const { t, score } = useReviewWords();
  const said = page.questions.flatMap((question) => {
    const answer = question.answers.find(({ formId }) => formId === form.id);
    return answer ? [{ question, answer }] : [];
  });
  const name = form.name
    ? `${form.name} · ${t(`provider.${form.provider}`)}`
    : t(`masked.${form.provider}`, { number: form.place });
  return (
    <Section
      title={name}
      {...(form.scores.overall === null ? {} : { description: `${t("score.overall")} ${score(form.scores.overall)}` })}
    >
      {form.summary ? (
        <div className={classes.answer}>
          <span className={classes.soft}>{t("form.summary")}</span>
          <p className={classes.text} dir="auto">
            {form.summary}
          </p>
        </div>
      ) : null}
      {said.map(({ question, answer }) => (
        <div key={question.key} className={classes.question}>
          <strong className={classes.asked}>{question.text}</strong>
          <AnswerWords answer={answer} />
        </div>
      ))}
    </Section>
  );
}
