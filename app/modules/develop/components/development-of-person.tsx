import { useLoaded } from "#app/shell/components/use-loaded.ts";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { notePlace } from "../develop-places.ts";
import type { DevelopmentOfPerson } from "../queries/of-person.ts";
import classes from "./develop.module.css";
import { useDevelopWords } from "./develop-words.ts";
import { LabelChip } from "./marks.tsx";
import { useCompetencyHref } from "./use-competency-href.ts";

/** On somebody's profile: how they stand, for who may see it; nothing for everybody else. */
export default function DevelopmentOnProfile({ record }: { record: string }) {
  const { t } = useDevelopWords();
  const competency = useCompetencyHref();
  const { data } = useLoaded<DevelopmentOfPerson>(`/app/develop/of-person/${record}`);
  if (!data?.open) return null;
  return (
    <Section title={t("navigation.module")} actions={<UiLink href={data.href}>{t("profile.open")}</UiLink>}>
      {data.competencies.length === 0 && data.notes.length === 0 ? (
        <p className={classes.soft}>{t("person.none")}</p>
      ) : null}
      <ul className={classes.plain}>
        {data.competencies.map(({ id, name, label }) => (
          <li key={id} className={classes.row} data-row>
            <UiLink href={competency(id, data.isMe ? null : record)}>{name}</UiLink>
            <LabelChip label={label} />
          </li>
        ))}
        {data.notes.map(({ id, kind, title }) => (
          <li key={id} className={classes.line}>
            <span className={classes.soft}>{t(`note.${kind}`)}</span>
            <UiLink href={notePlace(record, kind, id)}>{title}</UiLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
