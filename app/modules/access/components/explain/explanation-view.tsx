import { IconCheck, IconMinus, IconX } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { Callout } from "#app/ui/callout/callout.tsx";
import type { ExplainedField, ExplainedRule, Explanation } from "../../queries/explain-access.ts";
import classes from "../access.module.css";

/** The verdict, and the rules that were looked at on the way to it. */
export function ExplanationView({
  explanation: { allowed, moduleOff, decided, chain, fields },
  person,
}: {
  explanation: Explanation;
  person: string;
}) {
  const { t } = useTranslation("access");
  const reason = moduleOff ? t("explain.module-off") : decided === null ? t("explain.no-rule") : null;
  return (
    <div className={classes.answer}>
      <Callout tone={allowed ? "success" : "warning"} title={t(allowed ? "explain.yes" : "explain.no", { person })}>
        {reason}
      </Callout>
      {chain.length > 0 ? (
        <>
          <h2 className={classes.heading}>{t("explain.chain")}</h2>
          <ol className={classes.chain}>
            {chain.map((rule) => (
              <RuleLine key={rule.id} rule={rule} />
            ))}
          </ol>
        </>
      ) : null}
      {fields.length > 0 ? (
        <>
          <h2 className={classes.heading}>{t("explain.fields")}</h2>
          <ul className={classes.chain}>
            {fields.map((field) => (
              <FieldLine key={field.name} field={field} />
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

function FieldLine({ field: { label, room, allowed, decided } }: { field: ExplainedField }) {
  const { t } = useTranslation("access");
  const words = useWords("access", room);
  const Icon = allowed ? IconCheck : IconX;
  return (
    <li className={classes.rule} data-outcome={allowed ? "allows" : "refuses"}>
      <Icon size={16} aria-hidden="true" />
      <span className={classes.names}>
        <span>
          <strong>{words(label, {}, room)}</strong> · {t(allowed ? "explain.rule-allows" : "explain.field-refused")}
        </span>
        {decided ? <code className={classes.code}>{decided}</code> : null}
      </span>
    </li>
  );
}

function RuleLine({ rule }: { rule: ExplainedRule }) {
  const { t } = useTranslation("access");
  const words = useWords("access", rule.room);
  const outcome = !rule.matched ? "passes" : rule.inverted ? "refuses" : "allows";
  const Icon = outcome === "allows" ? IconCheck : outcome === "refuses" ? IconX : IconMinus;
  return (
    <li className={classes.rule} data-outcome={outcome}>
      <Icon size={16} aria-hidden="true" />
      <span className={classes.names}>
        <span>
          <strong>{t(`explain.rule-${outcome}`)}</strong>
          {rule.words.length > 0 ? ` · ${rule.words.map((key) => words(key, {}, rule.room)).join(": ")}` : ""}
        </span>
        <span className={classes.soft}>{words(rule.because, rule.params, rule.room)}</span>
        <code className={classes.code}>{rule.id}</code>
      </span>
    </li>
  );
}
