import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { PersonChip } from "#app/modules/people/ui.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { Card } from "#app/ui/card/card.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Row, RowList } from "#app/ui/row-list/row-list.tsx";
import { StatusDot } from "#app/ui/status-dot/status-dot.tsx";
import type { ModuleOfTeam } from "../queries/team-signals.ts";
import classes from "./home.module.css";

const everybody = "/app/team/direct-reports/employee";

/** What each module says of those one leads: who needs something, and of how many nothing is urgent. */
export function TeamModules({ modules }: { modules: readonly ModuleOfTeam[] }) {
  const { t } = useTranslation("home");
  const words = useWords("home", ...modules.map(({ room }) => room));
  const format = useFormat();
  if (modules.length === 0) return null;
  const calm = modules.filter(({ needing }) => needing.length === 0);
  return (
    <Card level={2} title={t("by-module.title")} actions={<UiLink href={everybody}>{t("by-module.all")}</UiLink>}>
      <div className={classes.modules}>
        {modules
          .filter((module) => !calm.includes(module))
          .map((module) => (
            <OneModule key={module.room} module={module} />
          ))}
      </div>
      {calm.length > 0 ? (
        <p className={classes.calm}>
          {t("by-module.nobody", { modules: format.list(calm.map(({ room, label }) => words(label, {}, room))) })}
        </p>
      ) : null}
    </Card>
  );
}

function OneModule({ module: { room, label, needing, more, calm } }: { module: ModuleOfTeam }) {
  const { t } = useTranslation("home");
  const words = useWords(room);
  const format = useFormat();
  const rest = [
    ...(more > 0 ? [t("by-module.more", { count: more })] : []),
    ...(calm > 0 ? [t("by-module.calm", { count: calm })] : []),
  ];
  return (
    <section aria-label={words(label)}>
      <h3 className={classes.module}>{words(label)}</h3>
      <RowList>
        {needing.map(({ person, said: { key, tone, on, none: _none, ...counts } }) => (
          <Row apart key={person.id}>
            <PersonChip person={person} />
            <StatusDot tone={tone} label={words(key, on ? { ...counts, on: format.shortDate(on) } : counts)} />
          </Row>
        ))}
      </RowList>
      {rest.length > 0 ? <p className={classes.calm}>{rest.join(" · ")}</p> : null}
    </section>
  );
}
