import { EffectLine, EffectList } from "#app/shell/components/rights-grid/effect-list.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import type { TemplateEffect, TemplatePreview } from "../../queries/preview-template-change.ts";
import { useGoalWords, type GoalWords } from "../goal-words.ts";

/** Who would gain or lose what, before it is saved. */
export function TemplatePreviewList({ preview: { settings, effects, moved } }: { preview: TemplatePreview }) {
  const words = useGoalWords();
  const { t } = words;
  if (settings.length + effects.length + moved.length === 0) return <Callout announced title={t("preview.nothing")} />;
  const losses = effects.some((effect) => effect.change === "LOSE");
  return (
    <Callout announced tone={losses ? "warning" : "info"} title={t("preview.title")}>
      <EffectList>
        {moved.map(({ from, to, people }) => (
          <EffectLine key={`${from} ${to}`}>{t("preview.moved", { count: people, from, to })}</EffectLine>
        ))}
        {effects.map((effect) => (
          <EffectLine key={sentence(effect, words)} change={effect.change}>
            {sentence(effect, words)}
          </EffectLine>
        ))}
        {settings.map(({ setting, before, after }) => (
          <EffectLine key={setting}>
            {t("preview.setting", {
              setting: t(`setting.${setting}`),
              before: settingValue(before, words),
              after: settingValue(after, words),
            })}
          </EffectLine>
        ))}
      </EffectList>
      {effects.length === 0 ? <p>{t("preview.nobody")}</p> : null}
    </Callout>
  );
}

function sentence(effect: TemplateEffect, { t }: GoalWords): string {
  const who = t(`who.${effect.who}`, { count: effect.people });
  if (effect.kind === "GENERAL")
    return t(`preview.${effect.change}`, { who, right: t(`right.${effect.privilege}.${effect.value}`) });
  const right = t(`record-right.${effect.right}.${effect.related ? "related" : "others"}`);
  return t(`preview.record-${effect.change}`, { who, right, count: effect.goals });
}

function settingValue(value: string | boolean, { t }: GoalWords): string {
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  return t(`setting-value.${value}`, { defaultValue: value });
}
