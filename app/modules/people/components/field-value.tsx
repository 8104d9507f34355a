import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { UiLink } from "#app/ui/link/link.tsx";
import type { FieldKind } from "../domain/employee-fields.ts";

/** What a field says, as its kind is read; a person leads to their profile where the id is known. */
export function FieldValue({ kind, shown, value }: { kind: FieldKind; shown: string; value?: string | null }) {
  const { t } = useTranslation("people");
  const format = useFormat();
  if (kind === "DATE") return format.date(shown);
  if (kind === "NUMBER") return format.number(Number(shown), 6);
  if (kind === "YES_NO") return t(`field.yes-no.${shown as "YES"}`);
  if (kind === "LINK")
    return (
      <a href={shown} target="_blank" rel="noopener noreferrer nofollow">
        {shown.replace(/^https?:\/\/(www\.)?/, "")}
      </a>
    );
  return kind === "PERSON" && value ? <UiLink href={`/app/employee/${value}`}>{shown}</UiLink> : shown;
}
