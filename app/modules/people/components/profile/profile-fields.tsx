import { useLocation } from "@remix-run/react";
import { IconEyeOff } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { DefinitionList } from "#app/ui/definition-list/definition-list.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { PersonField } from "../../queries/fields-of-person.ts";
import { FieldValue } from "../field-value.tsx";
import classes from "./profile.module.css";

/** What the company's own fields say of a person; those the reader may edit stand there empty too. */
export function ProfileFields({ fields }: { fields: readonly PersonField[] }) {
  const { t } = useTranslation("people");
  const { pathname } = useLocation();
  const shown = fields.filter((field) => field.shown !== null || field.former.length > 0 || field.mayEdit);
  if (shown.length === 0) return null;
  return (
    <Section
      title={t("field.more")}
      actions={
        fields.some((field) => field.mayEdit) ? (
          <UiLink href={`${pathname}?edit=fields`}>{t("field.edit")}</UiLink>
        ) : null
      }
    >
      <DefinitionList items={shown.map((field) => ({ term: field.name, detail: <Detail field={field} /> }))} />
    </Section>
  );
}

/** A mark where not everybody sees it. */
function SeenBy({ viewers }: { viewers: PersonField["viewers"] }) {
  const { t } = useTranslation("people");
  if (viewers === "EVERYBODY") return null;
  const who = t("field.seen-by", { who: t(`field.viewers.${viewers}`) });
  return (
    <span className={classes.seenBy} title={who}>
      <IconEyeOff size={14} role="img" aria-label={who} />
    </span>
  );
}

function Detail({ field: { viewers, kind, shown, value, former } }: { field: PersonField }) {
  const { t } = useTranslation("people");
  const format = useFormat();
  return (
    <>
      <span>
        {shown === null ? "–" : <FieldValue kind={kind} shown={shown} value={value} />}
        <SeenBy viewers={viewers} />
      </span>
      {former.map((one) => (
        <span key={one.supersededAt} className={classes.former}>
          {one.shown === null ? "–" : <FieldValue kind={kind} shown={one.shown} />} ·{" "}
          {t("timeline.replaced-at", { at: format.dateTime(one.supersededAt) })}
        </span>
      ))}
    </>
  );
}
