import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useViewer } from "#app/shell/frame-context.ts";
import type { Ground } from "../domain/label.ts";
import { standardLevels, type Level } from "../domain/levels.ts";
import type { Standing } from "../queries/standings.ts";

/** The room's words; days by the reader's clock. */
export function useDevelopWords() {
  const { t } = useTranslation("develop");
  const { timeZone } = useViewer();
  const format = useFormat(timeZone);
  const isStandard = (id: string) => standardLevels.some((level) => level === id);
  return {
    t,
    format,
    /** A level as people call it: the company's own by its name. */
    levelName: (id: string | null, levels: readonly Level[]) =>
      id === null ? "–" : isStandard(id) ? t(`level.${id}`) : (levels.find((level) => level.id === id)?.name ?? "–"),
    levelOptions: (levels: readonly Level[]) =>
      levels.map(({ id, name }) => ({ value: id, label: name ?? t(`level.${id}`) })),
  };
}

/** Why a label is what it is, in sentences: "your manager's assessment of 3 May says Intermediate, and 4 praise posts". */
export function useReasons(levels: readonly Level[]) {
  const { t, format, levelName } = useDevelopWords();
  return ({ grounds, manager, self }: Pick<Standing, "grounds" | "manager" | "self">): string[] =>
    grounds.flatMap((ground) => {
      const said = ground.kind === "MANAGER" ? manager : ground.kind === "SELF" ? self : null;
      if (ground.kind !== "MANAGER" && ground.kind !== "SELF") return [reasonOf(ground, t)];
      if (!said) return [];
      const { by: name, at, level } = said;
      return [t(`reason.${ground.kind}`, { name, date: format.date(at), level: levelName(level, levels) })];
    });
}

type Words = ReturnType<typeof useDevelopWords>["t"];

function reasonOf(ground: Exclude<Ground, { kind: "MANAGER" | "SELF" }>, t: Words): string {
  if (ground.kind !== "POSTS" && ground.kind !== "RATINGS") return t(`reason.${ground.kind}`);
  const posts = (
    ground.kind === "POSTS"
      ? [
          ...(ground.praise > 0 ? [t("reason.praise", { count: ground.praise })] : []),
          ...(ground.advice > 0 ? [t("reason.advice", { count: ground.advice })] : []),
        ]
      : [t("reason.ratings", { count: ground.ratings, high: ground.high, low: ground.low })]
  ).join(", ");
  const swing = ground.swing === 0 ? "0" : ground.swing > 0 ? "up" : "down";
  return t(`reason.posts-${swing}`, { posts });
}
