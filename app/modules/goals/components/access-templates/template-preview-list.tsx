import { IconArrowDownRight, IconArrowUpRight } from "@tabler/icons-react";
import { Callout } from "#app/ui/callout/callout.tsx";
import type { TemplateEffect, TemplatePreview } from "../../queries/preview-template-change.ts";
import { useGoalWords, type GoalWords } from "../goal-words.ts";
import classes from "./template.module.css";

/** Who would gain or lose what, before it is saved. */
export function TemplatePreviewList({ preview: { settings, effects, moved } }: { preview: TemplatePreview }) {
  const words = useGoalWords();
  const { t } = words;
  if (settings.length + effects.length + moved.length === 0) return <Callout announced title={t("preview.nothing")} />;
  const losses = effects.some((effect) => effect.change === "LOSE");
  return (
    <Callout announced tone={losses ? "warning" : "info"} title={t("preview.title")}>
      <ul className={classes.effects}>
        {moved.map(({ from, to, people }) => (
          <li key={`${from} ${to}`} className={classes.effect}>
            <span>{t("preview.moved", { count: people, from, to })}</span>
          </li>
        ))}
        {effects.map((effect) => (
          <li key={sentence(effect, words)} className={classes.effect}>
            {effect.change === "LOSE" ? (
              <IconArrowDownRight size={16} aria-hidden="true" />
            ) : (
              <IconArrowUpRight size={16} aria-hidden="true" />
            )}
            <span>{sentence(effect, words)}</span>
          </li>
        ))}
        {settings.map(({ setting, before, after }) => (
          <li key={setting} className={classes.effect}>
            <span>
              {t("preview.setting", {
                setting: t(`setting.${setting}`),
                before: settingValue(before, words),
                after: settingValue(after, words),
              })}
            </span>
          </li>
        ))}
      </ul>
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
