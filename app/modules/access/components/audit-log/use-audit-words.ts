import { useCallback } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { actionIn, codeIn, kindIn } from "../../domain/audit-names.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";

/** What entries of the log say, in words; a code that has none yet stands as it is. */
export function useAuditWords() {
  const { i18n } = useTranslation("access");
  const words = useWords("access");
  const known = useCallback((key: string) => (i18n.exists(key, { ns: "access" }) ? words(key) : null), [i18n, words]);
  return {
    action: (action: string) => actionIn(action, known),
    kind: (subjectType: string) => kindIn(subjectType, known),
    /** What a part of the detail is called: `tagId` names a tag; null where it has no word. */
    said: (name: string) =>
      known(`audit.said.${name}`) ?? known(`audit.kind.${kindOfId(name)}`) ?? codeIn(name, known) ?? null,
    /** A value that is a code, `REVIEW_ADMIN`; null for what is none. */
    code: (value: string) => codeIn(value, known),
    yesNo: (value: boolean) => words(value ? "audit.said.yes" : "audit.said.no"),
  };
}

function kindOfId(name: string): string {
  return `${name[0]?.toUpperCase()}${name.slice(1).replace(/Ids?$/, "")}`;
}
