import { languageNames, languages, type Language } from "#app/platform/i18n/languages.ts";
import { Fold } from "#app/ui/fold/fold.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { Translations } from "../../domain/step-texts.ts";
import classes from "../lifecycle.module.css";
import { useLifecycleWords } from "../lifecycle-words.ts";
import type { EditedStep } from "./step-fields.tsx";

type OtherLanguagesProps = {
  step: EditedStep;
  language: Language;
  set: (changed: Pick<EditedStep, "translations">) => void;
};

/** What a step says in the languages that its own words are not written in. */
export function OtherLanguages({ step: { key, details, translations = {} }, language: own, set }: OtherLanguagesProps) {
  const { t } = useLifecycleWords();
  const others = languages.filter((language) => language !== own);
  const change = (language: Language, changed: Partial<NonNullable<Translations[Language]>>) =>
    set({
      translations: { ...translations, [language]: { title: "", details: "", ...translations[language], ...changed } },
    });
  return (
    <Fold
      title={t("template.other-languages", {
        said: others.filter((language) => translations[language]?.title).length,
        all: others.length,
      })}
    >
      <div className={classes.fields}>
        <p className={classes.soft}>{t("template.other-languages-text")}</p>
        {others.map((language) => (
          <div key={language} className={classes.fields} lang={language}>
            <TextField
              name={`shown-title-${key}-${language}`}
              label={t("template.title-in", { language: languageNames[language] })}
              dir="auto"
              maxLength={200}
              value={translations[language]?.title ?? ""}
              onChange={(event) => change(language, { title: event.currentTarget.value })}
            />
            {details !== "" || translations[language]?.details ? (
              <TextArea
                name={`shown-details-${key}-${language}`}
                label={t("template.details-in", { language: languageNames[language] })}
                dir="auto"
                rows={2}
                value={translations[language]?.details ?? ""}
                onChange={(event) => change(language, { details: event.currentTarget.value })}
              />
            ) : null}
          </div>
        ))}
      </div>
    </Fold>
  );
}
