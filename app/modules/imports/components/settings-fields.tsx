import type { ImportQuestion } from "#app/platform/contributions/importable.ts";
import { FileAnswers, FileFields } from "#app/shell/components/file-import/file-parts.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import type { ImportScreen, ShownFile } from "../queries/import-screen.ts";
import { useImportWords } from "./use-import-words.ts";

export type SettingsFieldsProps = {
  screen: ImportScreen;
  file: ShownFile;
  wrong: (name: string) => string[] | undefined;
};

/** What is asked of a file besides its columns: how days are written, from when it holds. */
export function SettingsFields({ screen, file, wrong }: SettingsFieldsProps) {
  const { words } = useImportWords(screen);
  if (!screen.settings) return null;
  const { title, questions } = screen.settings;
  const isShort = ({ as }: ImportQuestion) => as !== "yes";
  const field = (question: ImportQuestion) => (
    <SettingField key={question.name} {...{ screen, file, question }} error={wrong(`settings.${question.name}`)?.[0]} />
  );
  return (
    <Section title={words(title)}>
      <FileFields>{questions.filter(isShort).map(field)}</FileFields>
      <FileAnswers>{questions.filter((question) => !isShort(question)).map(field)}</FileAnswers>
    </Section>
  );
}

type SettingFieldProps = Omit<SettingsFieldsProps, "wrong"> & { question: ImportQuestion; error: string | undefined };

function SettingField({ screen, file, question, error }: SettingFieldProps) {
  const { words } = useImportWords(screen);
  const value = file.settings[question.name];
  const common = {
    name: `settings.${question.name}`,
    label: words(question.label),
    ...(question.text && { description: words(question.text) }),
    error,
  };
  if (question.as === "yes") return <Checkbox {...common} defaultChecked={value === true} />;
  if (question.as === "day")
    return <DateField {...common} id={`import-${question.name}`} defaultValue={String(value ?? "")} required />;
  const options = question.options.map((option) => ({ value: option, label: option }));
  return <SelectField {...common} options={options} defaultValue={String(value ?? "")} />;
}
