import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useViewer } from "#app/shell/frame-context.ts";
import { severities, standardTypes } from "../domain/note.ts";

/** The room's words; days by the reader's clock. */
export function useDisciplinaryWords() {
  const { t } = useTranslation("disciplinary");
  const { timeZone } = useViewer();
  const format = useFormat(timeZone);
  /** A type as people call it: the company's own by its name. */
  const typeName = ({ type, typeName: own }: { type: string; typeName: string | null }) => own ?? t(`type.${type}`);
  return { t, format, typeName };
}

type Offered = {
  rules: { hiddenTypes: readonly string[]; hiddenSeverities: readonly string[] };
  types: readonly { id: string; name: string; archived: boolean }[];
};

/** Types and severities to choose from: those in use, and the one a note has. */
export function useChoices({ rules, types }: Offered, now?: { type: string; severity: string }) {
  const { t } = useDisciplinaryWords();
  return {
    types: [
      ...standardTypes
        .filter((type) => !rules.hiddenTypes.includes(type) || type === now?.type)
        .map((value) => ({ value: value as string, label: t(`type.${value}`) })),
      ...types
        .filter(({ id, archived }) => !archived || id === now?.type)
        .map(({ id, name }) => ({ value: id, label: name })),
    ],
    severities: severities
      .filter((one) => !rules.hiddenSeverities.includes(one) || one === now?.severity)
      .map((value) => ({ value, label: t(`severity.${value}`) })),
  };
}
