import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { EffectLine, EffectList } from "#app/shell/components/rights-grid/effect-list.tsx";
import type { AccessEffect } from "../queries/access-effects.ts";
import classes from "./access.module.css";

/** What somebody gains and loses, in the words of the rooms it is about. */
export function EffectsList({ effects }: { effects: readonly AccessEffect[] }) {
  const { t } = useTranslation("access");
  if (effects.length === 0) return <p>{t("preview.nothing")}</p>;
  return (
    <>
      {(["GAIN", "LOSE"] as const).map((change) => {
        const some = effects.filter((effect) => effect.change === change);
        return some.length === 0 ? null : (
          <div key={change}>
            <p className={classes.change}>{t(`preview.${change}`)}</p>
            <EffectList>
              {some.map((effect) => (
                <Effect key={`${effect.room} ${effect.label} ${effect.fields}`} effect={effect} />
              ))}
            </EffectList>
          </div>
        );
      })}
    </>
  );
}

function Effect({ effect: { room, label, fields = [], change, before, after } }: { effect: AccessEffect }) {
  const { t } = useTranslation("access");
  const words = useWords("access", room);
  const format = useFormat();
  const [told, rest] = change === "GAIN" ? [after, before] : [before, after];
  return (
    <EffectLine change={change}>
      {words(label, { count: told ?? 0 }, room)}
      {fields.length > 0 ? (
        <span className={classes.soft}>: {format.list(fields.map((field) => words(field, {}, room)))}</span>
      ) : null}
      {rest ? <span className={classes.soft}> · {t(`preview.rest-${change}`, { count: rest })}</span> : null}
    </EffectLine>
  );
}
